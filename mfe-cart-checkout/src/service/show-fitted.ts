import { type Cart, fitToStock } from '../features/cart/cart';
import { quantityChanges, rememberChanges } from '../features/cart/changes';
import { rememberSoldOut } from '../features/cart/sold-out';
import type { ShopperLists } from './repository';
import type { Shop } from './shop';

/**
 * Shows the lists fitted to the stock, and stores removed and reduced lines on the repository (CART-SCR-010;
 * docs/rules.md "Changes of the cart"). Each lowered quantity leads to a notice.
 * @param asked lines with the quantities that the shopper saw before, when they differ from those of the lists
 */
export async function showFitted(shop: Shop, { cart, wishlist }: ShopperLists, asked: Cart = cart): Promise<void> {
  const fitted = fitToStock(cart);
  rememberSoldOut(shop.platform.storage, fitted.soldOut);
  rememberChanges(shop.platform.storage, quantityChanges(asked, fitted.cart));
  shop.show({ cart: fitted.cart, wishlist });
  await Promise.allSettled([
    // Failures need no message, because the next load corrects the lines again.
    ...fitted.soldOut.map((line) => shop.repository.removeLine(line)),
    ...fitted.corrected.map((line) => shop.repository.changeQuantity(line)),
  ]);
}
