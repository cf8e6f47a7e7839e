import type { CartState } from '@nkm/contracts';

/** A line of the cart is a product and a variant: another variant of the same product is another line. */
export function isInCart({ lines }: CartState, productId: number, variantId: number | null): boolean {
  return lines.some(({ product }) => product.id === productId && (product.variant?.id ?? null) === variantId);
}
