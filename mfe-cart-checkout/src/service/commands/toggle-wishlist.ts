import type { CartProduct } from '@nkm/contracts';
import { isListed, removeFromWishlist } from '../../features/wishlist/wishlist';
import { messages } from '../../messages';
import type { Shop } from '../shop';
import { listProduct } from './list-product';

/** Adds a product to the wishlist or removes it. */
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
  const failure = await shop.attempt({ wishlist }, (repository) => repository.removeProduct(id));
  if (failure) return { listed: true, message: failure.message };
  const message = messages.removedFromWishlist(title);
  shop.platform.toast('info', message);
  return { listed: false, message };
}
