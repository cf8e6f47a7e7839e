import type { CartItem, CartProduct, Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { withFreshProducts } from '../features/cart/cart';
import type { GuestShelf } from './guest-shelf';
import type { CartPlatform } from './shop';

/** Calls under way at the same time: a full cart must not crowd out what the shopper waits for. */
const AT_ONCE = 4;

/**
 * Asks for price and stock of what a guest has in the cart, and keeps what is new. A product that is gone counts as
 * sold out; one that could not be asked for stays as it was.
 * @returns whether every product could be asked for
 */
export async function refreshGuestCart(api: CartPlatform['api'], guest: GuestShelf): Promise<boolean> {
  const waiting = [...guest.readCart()];
  const fresh: CartProduct[] = [];
  let complete = true;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let line = waiting.shift(); line; line = waiting.shift()) {
        const product = await askFor(api, line);
        if (product) fresh.push(product);
        else complete = false;
      }
    }),
  );
  guest.writeCart(withFreshProducts(guest.readCart(), fresh));
  return complete;
}

async function askFor(api: CartPlatform['api'], { product }: CartItem): Promise<CartProduct | null> {
  try {
    const body = await api.get<{ data?: Product } & Product>(`/products/${product.id}`, { background: true });
    return freshen(product, body.data ?? body);
  } catch (error) {
    // 410: it was taken out of the shop.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return soldOut(product);
    return null; // the refresh is tried again with the next visit of the cart
  }
}

function freshen(
  known: CartProduct,
  { title, slug, selling_price, original_price, quantity, variants }: Product,
): CartProduct {
  const product = { ...known, title, slug, selling_price, original_price, quantity };
  if (!known.variant) return product;
  const variant = variants.find(({ id }) => id === known.variant?.id);
  return variant ? { ...product, variant } : soldOut(product);
}

function soldOut(product: CartProduct): CartProduct {
  return { ...product, quantity: 0, ...(product.variant && { variant: { ...product.variant, quantity: 0 } }) };
}
