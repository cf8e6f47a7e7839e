/**
 * The rules of the wishlist (spec 2 §4): a list of products, each once, the newest last. Each keeps the variant that
 * the shopper chose, if any (decision "the wishlist knows no variant").
 */
import type { CartProduct } from '@nkm/contracts';

export type Wishlist = readonly CartProduct[];

export const EMPTY_WISHLIST: Wishlist = [];

export function isListed(wishlist: Wishlist, productId: number): boolean {
  return wishlist.some(({ id }) => id === productId);
}

/** Adds a product with its variant. A product that is already on the wishlist keeps its place and its variant. */
export function addToWishlist(wishlist: Wishlist, product: CartProduct): Wishlist {
  return isListed(wishlist, product.id) ? wishlist : [...wishlist, product];
}

export function removeFromWishlist(wishlist: Wishlist, productId: number): Wishlist {
  return wishlist.filter(({ id }) => id !== productId);
}
