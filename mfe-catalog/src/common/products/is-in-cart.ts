import type { CartState } from '@nkm/contracts';

/** Whether the cart has a line for this product and variant: each variant has its own line. */
export function isInCart({ lines }: CartState, productId: number, variantId: number | null): boolean {
  return lines.some(({ product }) => product.id === productId && (product.variant?.id ?? null) === variantId);
}
