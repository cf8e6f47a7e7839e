import type { CartLineKey } from '@nkm/contracts';
import { lineOf, removeLine } from '../../features/cart/cart';
import { nameOf } from '../../cart-line/line';
import { messages } from '../messages';
import type { Shop } from '../shop';

/** Removes a line; a missing line is not a failure. */
export async function removeFromCart(shop: Shop, key: CartLineKey): Promise<{ message: string }> {
  const line = lineOf(shop.lists.cart, key);
  if (!line) return { message: messages.notInCart };

  const failure = await shop.attempt({ cart: removeLine(shop.lists.cart, key) }, (repository) =>
    repository.removeLine(line),
  );
  if (failure) return { message: failure.message };

  const message = messages.removedFromCart(nameOf(line.product));
  shop.platform.toast('info', message);
  return { message };
}
