import { EMPTY_CART } from '../../features/cart/cart';
import { messages } from '../messages';
import type { Shop } from '../shop';

export async function clearCart(shop: Shop): Promise<{ message: string }> {
  const failure = await shop.attempt({ cart: EMPTY_CART }, (repository) => repository.clearCart());
  if (failure) return { message: failure.message };
  shop.platform.toast('success', messages.cartCleared);
  return { message: messages.cartCleared };
}
