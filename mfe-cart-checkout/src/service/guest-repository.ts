import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import type { StoredKey } from '@nkm/platform/stored';
import { type Cart, EMPTY_CART, mergeCarts, removeLine, replaceLine } from '../features/cart/cart';
import { addToWishlist, EMPTY_WISHLIST, removeFromWishlist, type Wishlist } from '../features/wishlist/wishlist';
import { keyOf } from '../cart-line/line';
import { isCartItem, isCartProduct, isList, onlyThose } from '../cart-line/recognise-line';
import type { Repository } from './repository';

export interface GuestRepository extends Repository {
  readCart(): Cart;
  readWishlist(): Wishlist;
  writeCart(cart: Cart): void;
  writeWishlist(wishlist: Wishlist): void;
  /** Calls the listener after a change by another tab; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/**
 * Stores a guest's lists in local storage. Each change starts from the stored lists, because another tab can have
 * changed them. Unrecognised entries are ignored.
 */
export function createGuestRepository(storage: Platform['storage']): GuestRepository {
  const read = (key: StoredKey): unknown => storage.read(key, isList);
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
    writeWishlist,
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
