import type { Product, Variant } from '@nkm/contracts';

/**
 * The variant that the address names (`?variant=`, the one truth of the choice), else the product's own default,
 * else the first one in stock, else the first; null for a product without variants.
 */
export function chosenVariant(
  { variants, variants_id }: Pick<Product, 'variants' | 'variants_id'>,
  query: URLSearchParams,
): Variant | null {
  const byId = (id: number | null) => variants.find((variant) => variant.id === id);
  const named = query.get('variant');
  return (
    (named === null ? undefined : byId(Number(named))) ??
    byId(variants_id) ??
    variants.find(({ quantity }) => quantity > 0) ??
    variants[0] ??
    null
  );
}

/** For example `Indigo, M`. */
export function variantName(variant: Variant): string {
  return variant.values.map(({ value }) => value).join(', ');
}
