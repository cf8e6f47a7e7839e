/**
 * The server's cart as this device showed it last, to notice what changed on the server since then, also between two
 * visits.
 */
import type { CartItem } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type Cart, lineOf } from '../features/cart/cart';
import { priceChanges, rememberChanges } from '../features/cart/changes';
import { keyOf } from '../cart-line/line';
import { isCartItem, isList, onlyThose } from '../cart-line/recognise-line';

const KEY = 'cart-seen';

const readSeen = (storage: Platform['storage']): Cart => onlyThose(storage.read(KEY, isList), isCartItem);

/**
 * Stores the cart that the shopper sees now, and remembers the prices that changed since the last one.
 * @returns whether a price changed
 */
export function noteSeen(storage: Platform['storage'], cart: Cart): boolean {
  const changes = priceChanges(readSeen(storage), cart);
  rememberChanges(storage, changes);
  storage.write(KEY, cart);
  return changes.length > 0;
}

/**
 * Lines that left the server's cart because the shop withdrew their product or variant. The server does not say so; a
 * line that the shopper removed on another device is missing as well, and its product still exists.
 */
export async function withdrawnLines({ api, storage }: Pick<Platform, 'api' | 'storage'>, cart: Cart) {
  const missing = readSeen(storage).filter(({ product }) => !lineOf(cart, keyOf(product)));
  const withdrawn = await Promise.all(missing.map((line) => isWithdrawn(api, line)));
  return missing.filter((_, index) => withdrawn[index]);
}

/** False as well when the answer is lost: the line is then missing without a notice rather than with a wrong one. */
async function isWithdrawn(api: Platform['api'], { product }: CartItem): Promise<boolean> {
  try {
    await api.get(`/products/${product.id}`, { background: true });
    return false;
  } catch (error) {
    return error instanceof ApiError && (error.status === 404 || error.status === 410);
  }
}
