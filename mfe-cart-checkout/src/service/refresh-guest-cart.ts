import type { CartItem, CartProduct, Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { withFreshProducts } from '../features/cart/cart';
import { priceChanges, rememberChanges } from '../features/cart/changes';
import type { GuestRepository } from './guest-repository';
import type { CartPlatform } from './shop';

/** Concurrent requests, limited so that a full cart does not delay other requests of the page. */
const AT_ONCE = 4;

/**
 * Loads current price and stock of the products in a guest's cart and stores them. A changed price leads to a notice.
 * A removed product counts as sold out; a product that cannot be loaded stays unchanged.
 * @returns whether every product was loaded
 */
export async function refreshGuestCart(
  { api, storage }: Pick<CartPlatform, 'api' | 'storage'>,
  guest: GuestRepository,
): Promise<boolean> {
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
  const known = guest.readCart();
  const current = withFreshProducts(known, fresh);
  rememberChanges(storage, priceChanges(known, current));
  guest.writeCart(current);
  return complete;
}

async function askFor(api: CartPlatform['api'], { product }: CartItem): Promise<CartProduct | null> {
  try {
    const body = await api.get<{ data?: Product } & Product>(`/products/${product.id}`, { background: true });
    return freshen(product, body.data ?? body);
  } catch (error) {
    // 410: the shop no longer sells the product.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return soldOut(product);
    return null; // the next visit to the cart retries
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
