import type { CartProduct } from '@nkm/contracts';
import { lineOf, removeLine } from '../../features/cart/cart';
import { addToWishlist } from '../../features/wishlist/wishlist';
import { keyOf, nameOf } from '../../cart-line/line';
import { messages } from '../messages';
import type { Shop } from '../shop';

/**
 * Adds a product to the wishlist and removes its line from the cart (CART-RULE-005). Lines of its other variants stay.
 * @returns the failure, or null
 */
export async function listProduct(shop: Shop, product: CartProduct): Promise<Error | null> {
  const wishlist = addToWishlist(shop.lists.wishlist, product);
  const failure = await shop.attempt({ wishlist }, (repository) => repository.addProduct(product));
  if (failure) return failure;

  shop.platform.toast('success', messages.addedToWishlist(nameOf(product)));
  const key = keyOf(product);
  const line = lineOf(shop.lists.cart, key);
  if (!line) return null;
  return shop.attempt({ cart: removeLine(shop.lists.cart, key) }, (repository) => repository.removeLine(line));
}
