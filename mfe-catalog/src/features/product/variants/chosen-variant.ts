import type { Product, Variant } from '@nkm/contracts';

/**
 * The variant in the address (`?variant=`, the only source of the choice), else the product's default or, when that is
 * sold out, the first one in stock. Null for a product without variants.
 */
export function chosenVariant(
  { variants, variants_id }: Pick<Product, 'variants' | 'variants_id'>,
  query: URLSearchParams,
): Variant | null {
  const byId = (id: number | null) => variants.find((variant) => variant.id === id);
  const named = query.get('variant');
  const usual = byId(variants_id) ?? variants[0];
  const inStock = (variant: Variant | undefined) => variant !== undefined && variant.quantity > 0;
  return (
    (named === null ? undefined : byId(Number(named))) ??
    (inStock(usual) ? usual : variants.find(inStock)) ??
    usual ??
    null
  );
}
