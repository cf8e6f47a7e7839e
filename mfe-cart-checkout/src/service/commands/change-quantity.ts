import type { ChangeQuantity } from '@nkm/contracts';
import { changeQuantity as withQuantity, lineOf } from '../../features/cart/cart';
import { messages } from '../../messages';
import type { Shop } from '../shop';

/** Changes how many of a line are wanted, at most what is in stock (spec 2 §5). Answers what is in the cart now. */
export async function changeQuantity(
  shop: Shop,
  { quantity, ...key }: ChangeQuantity,
): Promise<{ quantity: number; message: string }> {
  const before = lineOf(shop.lists.cart, key);
  const { cart, line, capped } = withQuantity(shop.lists.cart, key, quantity);
  if (!before || !line) return { quantity: 0, message: messages.notInCart };

  const message = capped ? messages.maximumQuantity : '';
  if (capped) shop.platform.toast('warning', message);
  if (line.quantity === before.quantity) return { quantity: line.quantity, message };

  const failure = await shop.attempt({ cart }, (shelf) => shelf.changeQuantity(line));
  return failure ? { quantity: before.quantity, message: failure.message } : { quantity: line.quantity, message };
}
