import type { CartItem, CartState } from '@nkm/contracts';

/** Units of this product and variant in the cart, 0 without a line. Each variant has a separate line. */
export function unitsInCart({ lines }: CartState, productId: number, variantId: number | null): number {
  const isLine = ({ product }: CartItem) => product.id === productId && (product.variant?.id ?? null) === variantId;
  return lines.find(isLine)?.quantity ?? 0;
}
