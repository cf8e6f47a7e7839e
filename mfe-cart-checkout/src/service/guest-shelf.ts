import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import { type Cart, EMPTY_CART, mergeCarts, removeLine, replaceLine } from '../features/cart/cart';
import { addToWishlist, EMPTY_WISHLIST, removeFromWishlist, type Wishlist } from '../features/wishlist/wishlist';
import { keyOf } from '../line/line';
import { isCartItem, isCartProduct, isList, onlyThose } from '../line/recognise-line';
import type { Shelf } from './shelf';

export interface GuestShelf extends Shelf {
  readCart(): Cart;
  readWishlist(): Wishlist;
  writeCart(cart: Cart): void;
  /** Another tab changed one of the lists; returns what ends it. */
  onChange(listener: () => void): () => void;
}

/**
 * Keeps a guest's lists in local storage. Each change starts from what is stored now, not from what this tab has seen:
 * another tab may have written since. What is not recognised there is left out, never an error.
 */
export function createGuestShelf(storage: Platform['storage']): GuestShelf {
  const read = (key: string): unknown => storage.read(key, isList);
  const readCart = () =>
    onlyThose(read(STORAGE_KEYS.cart), isCartItem).reduce<Cart>((cart, line) => mergeCarts(cart, [line]), EMPTY_CART);
  const readWishlist = () =>
    onlyThose(read(STORAGE_KEYS.wishlist), isCartProduct).reduce(addToWishlist, EMPTY_WISHLIST);
  const writeCart = (cart: Cart) => void storage.write(STORAGE_KEYS.cart, cart);
  const writeWishlist = (wishlist: Wishlist) => void storage.write(STORAGE_KEYS.wishlist, wishlist);

  return {
    readCart,
    readWishlist,
    writeCart,
    load: async () => ({ cart: readCart(), wishlist: readWishlist() }),
    async addLine(line) {
      writeCart(mergeCarts(readCart(), [line]));
      return line;
    },
    async changeQuantity(line) {
      writeCart(replaceLine(readCart(), line));
      return line;
    },
    removeLine: async ({ product }) => writeCart(removeLine(readCart(), keyOf(product))),
    clearCart: async () => writeCart(EMPTY_CART),
    addProduct: async (product) => writeWishlist(addToWishlist(readWishlist(), product)),
    removeProduct: async (productId) => writeWishlist(removeFromWishlist(readWishlist(), productId)),
    onChange(listener) {
      const ends = [STORAGE_KEYS.cart, STORAGE_KEYS.wishlist].map((key) => storage.onChange(key, listener));
      return () => ends.forEach((end) => end());
    },
  };
}
