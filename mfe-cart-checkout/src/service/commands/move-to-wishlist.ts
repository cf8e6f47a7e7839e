import type { CartLineKey } from '@nkm/contracts';
import { lineOf } from '../../features/cart/cart';
import { isListed } from '../../features/wishlist/wishlist';
import { nameOf } from '../../cart-line/line';
import { messages } from '../messages';
import type { Shop } from '../shop';
import { listProduct } from './list-product';

/**
 * Moves cart lines to the wishlist; lines of products that are already on it stay in the cart (CART-RULE-006), so the
 * second of two variants stays. Answers with the number of moved lines.
 */
export async function moveToWishlist(shop: Shop, { lines }: { lines: CartLineKey[] }): Promise<{ moved: number }> {
  let moved = 0;
  for (const key of lines) {
    const line = lineOf(shop.lists.cart, key);
    if (!line) continue;
    if (isListed(shop.lists.wishlist, key.productId)) {
      shop.platform.toast('warning', messages.alreadyInWishlist(nameOf(line.product)));
      continue;
    }
    if ((await listProduct(shop, line.product)) === null) moved += 1;
  }
  return { moved };
}
