import type { AddToCart, AddToCartResult } from '@nkm/contracts';
import { lineOf, withFreshProducts } from '../../features/cart/cart';
import { keyOf, nameOf, stockOf } from '../../cart-line/line';
import { messages as shared } from '../../messages';
import { messages } from '../messages';
import { selectAloneInStorage } from '../../selection/selection-of-buy-now';
import type { Shop } from '../shop';
import { addToCart } from './add-to-cart';
import { changeQuantity } from './change-quantity';

/**
 * Sets the product's cart line to the wanted quantity, capped at the stock, and selects only this line (docs/rules.md
 * "Buy Now"). A refusal changes neither quantity nor selection.
 */
export async function buyNow(shop: Shop, { product, quantity }: AddToCart): Promise<AddToCartResult> {
  const key = keyOf(product);
  const isThere = lineOf(shop.lists.cart, key) !== undefined;
  if (stockOf(product) === 0) {
    const message = messages.soldOut(nameOf(product));
    shop.platform.toast('warning', message);
    return { outcome: 'refused', message };
  }
  let answer: AddToCartResult = { outcome: 'already-in-cart', message: '' };
  // The product page has newer stock than the cart line.
  if (isThere) shop.show({ cart: withFreshProducts(shop.lists.cart, [product]) });
  else answer = await addToCart(shop, { product, quantity });
  if (answer.outcome === 'refused') return answer;

  // The server keeps the larger quantity when another device has added the line.
  if (isThere || (lineOf(shop.lists.cart, key)?.quantity ?? 0) > quantity) {
    const { message } = await changeQuantity(shop, { ...key, quantity });
    const isCapped = message === shared.maximumQuantity;
    if (message !== '' && !isCapped) return { outcome: 'refused', message };
    answer = isCapped ? { outcome: 'capped', message } : answer;
  }
  const line = lineOf(shop.lists.cart, key);
  if (line) selectAloneInStorage(shop.platform.storage, line);
  return { ...answer, boughtNow: true };
}
