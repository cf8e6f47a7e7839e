/**
 * The rules of the wishlist: a list of products, each once, the newest last. Each keeps the variant that the shopper
 * chose, if any (docs/rules.md "Wishlist variants").
 */
import { type CartProduct, kobo, type Kobo, toKobo, toNaira } from '@nkm/contracts';
import { priceOf, stockOf } from '../../cart-line/line';
import { isPrice } from '../../cart-line/recognise-line';

export type Wishlist = readonly CartProduct[];

export const EMPTY_WISHLIST: Wishlist = [];

export function isListed(wishlist: Wishlist, productId: number): boolean {
  return wishlist.some(({ id }) => id === productId);
}

/**
 * Adds a product with its variant, and with the current price and stock for the marks. A product that is already on
 * the wishlist keeps its place and its variant.
 */
export function addToWishlist(wishlist: Wishlist, product: CartProduct): Wishlist {
  if (isListed(wishlist, product.id)) return wishlist;
  const added = { selling_price: toNaira(priceOf(product)), in_stock: stockOf(product) > 0 };
  return [...wishlist, { ...product, added: isAdded(product.added) ? product.added : added }];
}

/** What has become better since the shopper added the product; `drop` is in kobo, null: the price did not fall. */
export function marksOf(product: CartProduct): { drop: Kobo | null; isBack: boolean } {
  if (!isAdded(product.added)) return { drop: null, isBack: false };
  const drop = toKobo(product.added.selling_price) - priceOf(product);
  return { drop: drop > 0 ? kobo(drop) : null, isBack: !product.added.in_stock && stockOf(product) > 0 };
}

/** Recognises what another version or server sends. */
function isAdded(added: unknown): added is NonNullable<CartProduct['added']> {
  const { selling_price, in_stock } = (added ?? {}) as Partial<NonNullable<CartProduct['added']>>;
  return isPrice(selling_price) && typeof in_stock === 'boolean';
}

export function removeFromWishlist(wishlist: Wishlist, productId: number): Wishlist {
  return wishlist.filter(({ id }) => id !== productId);
}
