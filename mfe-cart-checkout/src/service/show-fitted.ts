import { fitToStock } from '../features/cart/cart';
import { rememberSoldOut } from '../features/cart/sold-out';
import type { ShopperLists } from './repository';
import type { Shop } from './shop';

/**
 * Shows the lists fitted to the stock, and stores removed and reduced lines on the repository
 * (spec 2 §2, decision "the stored quantity is corrected with a PATCH").
 */
export async function showFitted(shop: Shop, { cart, wishlist }: ShopperLists): Promise<void> {
  const fitted = fitToStock(cart);
  rememberSoldOut(shop.platform.storage, fitted.soldOut);
  shop.show({ cart: fitted.cart, wishlist });
  await Promise.allSettled([
    // Failures need no message, because the next load corrects the lines again.
    ...fitted.soldOut.map((line) => shop.repository.removeLine(line)),
    ...fitted.corrected.map((line) => shop.repository.changeQuantity(line)),
  ]);
}
