import type { AddToCart, AddToCartResult } from '@nkm/contracts';
import { lineOf, withFreshProducts } from '../../features/cart/cart';
import { keyOf, stockOf } from '../../line/line';
import { messages } from '../../messages';
import { selectAloneInStorage } from '../../selection/keep-selection';
import type { Shop } from '../shop';
import { addToCart } from './add-to-cart';
import { changeQuantity } from './change-quantity';

/**
 * Puts a product into the cart, or finds it there, with exactly the wanted quantity (at most the stock), and selects
 * its line alone (decision "Buy Now"). A refusal leaves quantity and selection as they were.
 */
export async function buyNow(shop: Shop, { product, quantity }: AddToCart): Promise<AddToCartResult> {
  const key = keyOf(product);
  const isThere = lineOf(shop.lists.cart, key) !== undefined;
  if (stockOf(product) === 0) {
    const message = messages.soldOut(product.title);
    shop.platform.toast('warning', message);
    return { outcome: 'refused', message };
  }
  let answer: AddToCartResult = { outcome: 'already-in-cart', message: '' };
  // The product page knows the stock of now, the line that of when it was loaded.
  if (isThere) shop.show({ cart: withFreshProducts(shop.lists.cart, [product]) });
  else answer = await addToCart(shop, { product, quantity });
  if (answer.outcome === 'refused') return answer;

  // A server keeps the larger quantity of a line that another device has added.
  if (isThere || (lineOf(shop.lists.cart, key)?.quantity ?? 0) > quantity) {
    const { message } = await changeQuantity(shop, { ...key, quantity });
    const isCapped = message === messages.maximumQuantity;
    if (message !== '' && !isCapped) return { outcome: 'refused', message };
    answer = isCapped ? { outcome: 'capped', message } : answer;
  }
  const line = lineOf(shop.lists.cart, key);
  if (line) selectAloneInStorage(shop.platform.storage, line);
  return { ...answer, boughtNow: true };
}
