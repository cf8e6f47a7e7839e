import type { CartItem, CartProduct, PayloadOf } from '@nkm/contracts';
import { STORAGE_KEYS } from '@nkm/platform';
import { type Answers, createTestPlatform } from '@nkm/testing';
import { startCartService } from '../src/service/start-cart-service';

/** Waits until all pending promise callbacks have run. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The cart service on a real bus, for a guest with the given lists in the browser. */
export async function startShopping({
  cart = [],
  wishlist = [],
  storedText,
  answers,
}: {
  cart?: unknown[];
  wishlist?: unknown[];
  /** Raw text of the cart in storage. */
  storedText?: string;
  answers?: Answers;
} = {}) {
  const platform = createTestPlatform('mfe-cart-checkout', answers);
  if (cart.length > 0) platform.storage.write(STORAGE_KEYS.cart, cart);
  if (wishlist.length > 0) platform.storage.write(STORAGE_KEYS.wishlist, wishlist);
  if (storedText !== undefined) platform.storage.set(STORAGE_KEYS.cart, storedText);
  startCartService(platform);
  await settled();
  const { bus, storage, calls, toasts } = platform;
  return {
    platform,
    bus,
    cart: () => bus.current('cart') as PayloadOf<'cart'>,
    wishlist: () => bus.current('wishlist') as PayloadOf<'wishlist'>,
    storedCart: () => JSON.parse(storage.get(STORAGE_KEYS.cart) ?? '[]') as CartItem[],
    storedWishlist: () => JSON.parse(storage.get(STORAGE_KEYS.wishlist) ?? '[]') as CartProduct[],
    called: () => calls.map(({ call }) => call),
    toasted: () => toasts.map(({ tone, message }) => `${tone}: ${message}`),
    addToCart: (product: CartProduct, quantity = 1) => bus.send('cart.add', { product, quantity }),
  };
}
