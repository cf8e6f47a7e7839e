import type { CartLineKey } from '@nkm/contracts';
import { lineOf, removeLine } from '../../features/cart/cart';
import { messages } from '../../messages';
import type { Shop } from '../shop';

/** Removes a line; a line that is gone already is no failure. */
export async function removeFromCart(shop: Shop, key: CartLineKey): Promise<{ message: string }> {
  const line = lineOf(shop.lists.cart, key);
  if (!line) return { message: messages.notInCart };

  const failure = await shop.attempt({ cart: removeLine(shop.lists.cart, key) }, (shelf) => shelf.removeLine(line));
  if (failure) return { message: failure.message };

  const message = messages.removedFromCart(line.product.title);
  shop.platform.toast('info', message);
  return { message };
}
