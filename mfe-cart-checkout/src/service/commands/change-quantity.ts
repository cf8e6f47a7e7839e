import type { ChangeQuantity } from '@nkm/contracts';
import { changeQuantity as withQuantity, lineOf, replaceLine } from '../../features/cart/cart';
import { messages as shared } from '../../messages';
import { messages } from '../messages';
import type { Shop } from '../shop';

/** Changes the quantity of a line, capped at the stock (SHR-RULE-006). Answers with the resulting quantity. */
export async function changeQuantity(
  shop: Shop,
  { quantity, ...key }: ChangeQuantity,
): Promise<{ quantity: number; message: string }> {
  const before = lineOf(shop.lists.cart, key);
  const { cart, line } = withQuantity(shop.lists.cart, key, quantity);
  if (!before || !line) return { quantity: 0, message: messages.notInCart };

  let kept = line;
  if (line.quantity !== before.quantity) {
    const failure = await shop.attempt({ cart }, async (repository) => {
      kept = await repository.changeQuantity(line);
      shop.show({ cart: replaceLine(shop.lists.cart, kept) });
    });
    if (failure) return { quantity: before.quantity, message: failure.message };
  }
  if (kept.quantity >= quantity) return { quantity: kept.quantity, message: '' };
  shop.platform.toast('warning', shared.maximumQuantity);
  return { quantity: kept.quantity, message: shared.maximumQuantity };
}
