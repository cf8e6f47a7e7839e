import type { CartProduct } from '@nkm/contracts';
import { isListed, removeFromWishlist } from '../../features/wishlist/wishlist';
import { nameOf } from '../../cart-line/line';
import { messages } from '../messages';
import type { Shop } from '../shop';
import { listProduct } from './list-product';

/** Adds a product to the wishlist or removes it. */
export async function toggleWishlist(
  shop: Shop,
  { product }: { product: CartProduct },
): Promise<{ listed: boolean; message: string }> {
  const { id } = product;
  const known = shop.lists.wishlist.find((listed) => listed.id === id);
  const name = nameOf(known ?? product);
  if (!known) {
    const failure = await listProduct(shop, product);
    const listed = isListed(shop.lists.wishlist, id);
    return { listed, message: failure ? failure.message : messages.addedToWishlist(name) };
  }

  const wishlist = removeFromWishlist(shop.lists.wishlist, id);
  const failure = await shop.attempt({ wishlist }, (repository) => repository.removeProduct(id));
  if (failure) return { listed: true, message: failure.message };
  const message = messages.removedFromWishlist(name);
  shop.platform.toast('info', message);
  return { listed: false, message };
}
