/** What a line of a cart is worth, which one it is and what it is called. */
import { type CartItem, type CartLineKey, type CartProduct, type Kobo, timesKobo, toKobo } from '@nkm/contracts';

/** Id of a line that no server has given an id yet. */
export const UNSAVED_LINE = 0;

/** A line is a product and, where the product has variants, one of them (decision "a line is product + variant"). */
export function keyOf(product: CartProduct): CartLineKey {
  return { productId: product.id, variantId: product.variant?.id ?? null };
}

/** The key as text, for React, sets and storage: `12` or `12:3`. */
export function keyText({ productId, variantId }: CartLineKey): string {
  return variantId === null ? `${productId}` : `${productId}:${variantId}`;
}

export function isLineOf({ product }: CartItem, { productId, variantId }: CartLineKey): boolean {
  return product.id === productId && (product.variant?.id ?? null) === variantId;
}

/** How many there are to buy: of the chosen variant where there is one. Never negative. */
export function stockOf({ variant, quantity }: CartProduct): number {
  return Math.max(0, variant ? variant.quantity : quantity);
}

/** Price of one: of the chosen variant where there is one. */
export function priceOf({ variant, selling_price }: CartProduct): Kobo {
  return toKobo(variant ? variant.selling_price : selling_price);
}

/** Quantity × selling price. */
export function worthOf({ product, quantity }: CartItem): Kobo {
  return timesKobo(priceOf(product), quantity);
}

/** `Indigo, XL`, or nothing for a product without variants. */
export function variantText({ variant }: CartProduct): string {
  return variant ? variant.values.map(({ value }) => value).join(', ') : '';
}
