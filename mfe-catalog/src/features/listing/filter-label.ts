import { CURRENCY_SYMBOLS, type FacetValue, groupThousands, type ProductFilters } from '@nkm/contracts';
import { messages } from '../../messages';
import { sellerName } from '../../products/card';
import type { ListFilter } from './filters';
import type { ListingData } from './load-listing';
import { type Display, priceText } from './price-fields';

const { filters: words } = messages;

/** The label of a chosen value on its chip. */
export function filterLabel(
  { facets, cards }: Pick<ListingData, 'facets' | 'cards'>,
  name: keyof ProductFilters,
  value: string,
  display: Display,
): string {
  const price = () => CURRENCY_SYMBOLS[display.currency] + groupThousands(priceText(Number(value), display));
  switch (name) {
    case 'price_min':
      return words.fromPrice(price());
    case 'price_max':
      return words.toPrice(price());
    case 'rating':
      return words.stars(Number(value));
    case 'in_stock':
      return words.inStock;
    case 'vendor': {
      const seller = cards.find(({ vendor }) => vendor.id === Number(value))?.vendor;
      return `${words.vendor}: ${seller ? sellerName(seller) : value}`;
    }
    default:
      return `${words.names[name]}: ${labelOf(facets?.[name], value)}`;
  }
}

const labelOf = (values: readonly FacetValue[] | undefined, value: string): string =>
  values?.find((one) => one.value === value)?.label ?? value;

/** The values of a facet, including chosen ones that no product has any more. */
export function valuesToChoose(
  { facets, filters }: Pick<ListingData, 'facets' | 'filters'>,
  name: ListFilter,
): FacetValue[] {
  const values = facets?.[name] ?? [];
  const missing = (filters[name] ?? []).filter((chosen) => values.every(({ value }) => value !== chosen));
  return [...values, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}
