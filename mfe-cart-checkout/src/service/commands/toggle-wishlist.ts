import type { CartProduct } from '@nkm/contracts';
import { isListed, removeFromWishlist } from '../../features/wishlist/wishlist';
import { messages } from '../../messages';
import type { Shop } from '../shop';
import { listProduct } from './list-product';

/** Puts a product on the wishlist or takes it off. */
export async function toggleWishlist(
  shop: Shop,
  { product }: { product: CartProduct },
): Promise<{ listed: boolean; message: string }> {
  const { id, title } = product;
  if (!isListed(shop.lists.wishlist, id)) {
    const failure = await listProduct(shop, product);
    const listed = isListed(shop.lists.wishlist, id);
    return { listed, message: failure ? failure.message : messages.addedToWishlist(title) };
  }

  const wishlist = removeFromWishlist(shop.lists.wishlist, id);
  const failure = await shop.attempt({ wishlist }, (shelf) => shelf.removeProduct(id));
  if (failure) return { listed: true, message: failure.message };
  const message = messages.removedFromWishlist(title);
  shop.platform.toast('info', message);
  return { listed: false, message };
}
