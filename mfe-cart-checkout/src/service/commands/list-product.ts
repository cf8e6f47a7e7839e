import type { CartProduct } from '@nkm/contracts';
import { removeProduct } from '../../features/cart/cart';
import { addToWishlist } from '../../features/wishlist/wishlist';
import { messages } from '../../messages';
import type { Shop } from '../shop';

/**
 * Adds a product to the wishlist and removes all its lines from the cart (spec 2 §4).
 * @returns the failure, or null
 */
export async function listProduct(shop: Shop, product: CartProduct): Promise<Error | null> {
  const wishlist = addToWishlist(shop.lists.wishlist, product);
  const failure = await shop.attempt({ wishlist }, (repository) => repository.addProduct(product));
  if (failure) return failure;

  shop.platform.toast('success', messages.addedToWishlist(product.title));
  const lines = shop.lists.cart.filter((line) => line.product.id === product.id);
  if (lines.length === 0) return null;
  return shop.attempt({ cart: removeProduct(shop.lists.cart, product.id) }, async (repository) => {
    for (const line of lines) await repository.removeLine(line);
  });
}
