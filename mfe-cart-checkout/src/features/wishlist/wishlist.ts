/** The rules of the wishlist (spec 2 §4): a list of products, each once, the newest last. */
import type { CartProduct } from '@nkm/contracts';

export type Wishlist = readonly CartProduct[];

export const EMPTY_WISHLIST: Wishlist = [];

export function isListed(wishlist: Wishlist, productId: number): boolean {
  return wishlist.some(({ id }) => id === productId);
}

/** Adds a product without its variant. A product that is already on the wishlist keeps its place. */
export function addToWishlist(wishlist: Wishlist, product: CartProduct): Wishlist {
  return isListed(wishlist, product.id) ? wishlist : [...wishlist, { ...product, variant: null }];
}

export function removeFromWishlist(wishlist: Wishlist, productId: number): Wishlist {
  return wishlist.filter(({ id }) => id !== productId);
}
