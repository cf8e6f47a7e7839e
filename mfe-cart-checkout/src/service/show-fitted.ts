import { fitToStock } from '../features/cart/cart';
import { rememberSoldOut } from '../features/cart/sold-out';
import type { ShopperLists } from './shelf';
import type { Shop } from './shop';

/**
 * Shows lists fitted to the stock: sold-out lines leave the cart, quantities shrink, and the shelf is told
 * (spec 2 §2, decision "the stored quantity is corrected with a PATCH").
 */
export async function showFitted(shop: Shop, { cart, wishlist }: ShopperLists): Promise<void> {
  const fitted = fitToStock(cart);
  rememberSoldOut(shop.platform.storage, fitted.soldOut);
  shop.show({ cart: fitted.cart, wishlist });
  await Promise.allSettled([
    // What the shelf did not take is found and corrected again by the next load: the shopper need not know.
    ...fitted.soldOut.map((line) => shop.shelf.removeLine(line)),
    ...fitted.corrected.map((line) => shop.shelf.changeQuantity(line)),
  ]);
}
