import type { CartLineKey } from '@nkm/contracts';
import { lineOf } from '../../features/cart/cart';
import { isListed } from '../../features/wishlist/wishlist';
import { messages } from '../../messages';
import type { Shop } from '../shop';
import { listProduct } from './list-product';

/**
 * Moves cart lines to the wishlist; products that are already on it stay in the cart (spec 2 §4).
 * Answers with the number of moved products.
 */
export async function moveToWishlist(shop: Shop, { lines }: { lines: CartLineKey[] }): Promise<{ moved: number }> {
  let moved = 0;
  const listedBefore = shop.lists.wishlist;
  for (const key of lines) {
    const line = lineOf(shop.lists.cart, key);
    if (!line) continue; // already removed with another variant of its product
    if (isListed(listedBefore, key.productId)) {
      shop.platform.toast('warning', messages.alreadyInWishlist(line.product.title));
      continue;
    }
    if ((await listProduct(shop, line.product)) === null) moved += 1;
  }
  return { moved };
}
