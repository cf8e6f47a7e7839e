import { averageRating, type Settings, type Variant, variantName } from '@nkm/contracts';
import type { ProductView } from '../../features/product/product-view';
import { paths } from '../../paths';
import { offerLd } from './offer-ld';

/** The titles of a variant's values that schema.org has a property for. */
const PROPERTIES: Readonly<Record<string, string>> = { colour: 'color', color: 'color', size: 'size' };

/**
 * The product for search engines: schema.org/Product, or ProductGroup with its variants.
 * @param delivery fee of a delivery to a pickup station; absent: not known
 */
export function productLd(product: ProductView, origin: string, delivery?: Settings['delivery']): object {
  const { variants, stars } = product;
  const address = origin + paths.product(product.slug);
  const brand = product.specification.find(([name]) => name === 'Brand')?.[1];
  const facts = {
    name: product.title,
    description: product.summary,
    url: address,
    image: product.pictures.map(({ src }) => new URL(src, origin).href),
    category: product.category.title,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
  };
  const rating = stars > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating(product.star_summary).toFixed(1),
      reviewCount: stars,
    },
  };
  const context = { '@context': 'https://schema.org' };
  const sku = String(product.id);
  if (variants.length === 0)
    return {
      ...context,
      '@type': 'Product',
      ...facts,
      sku,
      offers: offerLd(product, product, address, delivery),
      ...rating,
    };
  const variesBy = [
    ...new Set(variants.flatMap(({ values }) => values.flatMap(({ title }) => propertyOf(title) ?? []))),
  ];
  return {
    ...context,
    '@type': 'ProductGroup',
    ...facts,
    productGroupID: sku,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((name) => `https://schema.org/${name}`) }),
    hasVariant: variants.map((variant) => variantLd(product, variant, origin, delivery)),
    ...rating,
  };
}

const propertyOf = (title: string): string | undefined => PROPERTIES[title.toLowerCase()];

function variantLd(product: ProductView, variant: Variant, origin: string, delivery: Settings['delivery']): object {
  const address = origin + paths.variant(product.slug, variant.id);
  const known = variant.values.flatMap(({ title, value }) => {
    const property = propertyOf(title);
    return property ? [[property, value] as const] : [];
  });
  return {
    '@type': 'Product',
    name: variantName(product.title, variant.values),
    sku: `${product.id}-${variant.id}`,
    url: address,
    image: new URL(variant.image, origin).href,
    ...Object.fromEntries(known),
    offers: offerLd(product, variant, address, delivery),
  };
}
