import type { AddToCart, AddToCartResult } from '@nkm/contracts';
import { addToCart as withProduct, lineOf, replaceLine } from '../../features/cart/cart';
import { isListed, removeFromWishlist } from '../../features/wishlist/wishlist';
import { messages as shared } from '../../messages';
import { messages } from '../messages';
import { selectInStorage } from '../../selection/keep-selection';
import { keyOf, nameOf } from '../../cart-line/line';
import type { Shop } from '../shop';

/** Adds a product to the cart and removes it from the wishlist (CART-RULE-004). */
export async function addToCart(shop: Shop, { product, quantity, code }: AddToCart): Promise<AddToCartResult> {
  const { toast, storage } = shop.platform;
  const name = nameOf(product);
  const { cart, outcome, line } = withProduct(shop.lists.cart, product, quantity);
  if (!line) {
    const present = lineOf(cart, keyOf(product));
    if (present) selectInStorage(storage, present);
    const message = outcome === 'refused' ? messages.soldOut(name) : messages.alreadyInCart(name);
    // With a code the shopper asks for the code, not for another unit.
    if (outcome === 'refused' || code === undefined) toast('warning', message);
    return { outcome, message };
  }

  let kept = line;
  const failure = await shop.attempt({ cart }, async (repository) => {
    kept = await repository.addLine(line);
    shop.show({ cart: replaceLine(shop.lists.cart, kept) });
  });
  if (failure) return { outcome: 'refused', message: failure.message };

  selectInStorage(storage, kept);
  const message = messages.addedToCart(name);
  toast('success', message);
  const capped = kept.quantity < quantity;
  if (capped) toast('warning', shared.maximumQuantity);
  await takeOffWishlist(shop, product.id);
  return { outcome: capped ? 'capped' : 'added', message };
}

async function takeOffWishlist(shop: Shop, productId: number): Promise<void> {
  if (!isListed(shop.lists.wishlist, productId)) return;
  const wishlist = removeFromWishlist(shop.lists.wishlist, productId);
  await shop.attempt({ wishlist }, (repository) => repository.removeProduct(productId));
}
