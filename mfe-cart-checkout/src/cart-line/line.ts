/** Key, stock, price and name of a cart line. */
import {
  type CartItem,
  type CartLineKey,
  type CartProduct,
  type Kobo,
  timesKobo,
  toKobo,
  variantName,
} from '@nkm/contracts';

/** Id of a line that the server has not stored yet. */
export const UNSAVED_LINE = 0;

/** A line is a product and, where the product has variants, one of them (docs/rules.md "Cart lines"). */
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

/** Units in stock, of the chosen variant if there is one. Never negative. */
export function stockOf({ variant, quantity }: CartProduct): number {
  return Math.max(0, variant ? variant.quantity : quantity);
}

/** Unit price, of the chosen variant if there is one. */
export function priceOf({ variant, selling_price }: CartProduct): Kobo {
  return toKobo(variant ? variant.selling_price : selling_price);
}

/** Quantity × selling price. */
export function worthOf({ product, quantity }: CartItem): Kobo {
  return timesKobo(priceOf(product), quantity);
}

/** `Ankara dress, Colour: Indigo`, or the title of a product without variants. */
export function nameOf({ title, variant }: Pick<CartProduct, 'title' | 'variant'>): string {
  return variantName(title, variant?.values);
}
