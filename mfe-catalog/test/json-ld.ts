/** What schema.org objects of a kind must say for search engines to use them (developers.google.com/search). */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'image', 'productGroupID', 'hasVariant'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['transitTime'],
  QuantitativeValue: ['maxValue', 'unitCode'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Brand: ['name'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};
/** Fields that hold addresses: they are whole, because an object is read without its page. */
const ADDRESSES = ['url', 'item', 'image', 'logo', 'sameAs', 'availability'];

/** Everything that is wrong with the objects of a page; empty for good ones. */
export function faultsOfJsonLd(objects: readonly object[] = []): string[] {
  return objects.flatMap((object, index) => [
    ...((object as { '@context'?: unknown })['@context'] === 'https://schema.org' ? [] : [`${index}: no context`]),
    ...faultsOf(object, String(index)),
  ]);
}

function faultsOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsOf(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const type = String((value as Record<string, unknown>)['@type']);
  const needed = REQUIRED[type];
  if (!needed) return [`${place}: the type ${type} is not known here`];
  return [
    ...needed
      .filter((name) => isEmpty((value as Record<string, unknown>)[name]))
      .map((name) => `${place}: ${type} has no ${name}`),
    ...entries.filter(([, inner]) => inner === undefined).map(([name]) => `${place}.${name}: undefined`),
    ...entries.flatMap(([name, inner]) => (ADDRESSES.includes(name) ? addressFaults(inner, `${place}.${name}`) : [])),
    ...entries.flatMap(([name, inner]) => faultsOf(inner, `${place}.${name}`)),
  ];
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function addressFaults(value: unknown, place: string): string[] {
  const isWhole = (address: unknown) => typeof address === 'string' && /^https?:\/\//.test(address);
  return [value].flat().every(isWhole) ? [] : [`${place}: no whole address: ${JSON.stringify(value)}`];
}
