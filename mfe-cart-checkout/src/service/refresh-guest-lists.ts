import type { CartProduct, Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { withFreshProducts } from '../features/cart/cart';
import { priceChanges, rememberChanges } from '../features/cart/changes';
import type { GuestRepository } from './guest-repository';
import type { CartPlatform } from './shop';

/** Concurrent requests, limited so that a full cart does not delay other requests of the page. */
const AT_ONCE = 4;

/**
 * Loads current price and stock of the products in a guest's lists and stores them. A changed price in the cart leads
 * to a notice. A removed product counts as sold out; a product that cannot be loaded stays unchanged.
 * @returns whether every product was loaded
 */
export async function refreshGuestLists(
  { api, storage }: Pick<CartPlatform, 'api' | 'storage'>,
  guest: GuestRepository,
): Promise<boolean> {
  const ofCart = guest.readCart().map(({ product }) => product);
  const ofWishlist = [...guest.readWishlist()];
  const fresh = await loadAll(api, [...ofCart, ...ofWishlist]);
  const known = guest.readCart();
  const current = withFreshProducts(known, fresh.slice(0, ofCart.length).filter(isLoaded));
  rememberChanges(storage, priceChanges(known, current));
  guest.writeCart(current);
  const wished = new Map(fresh.slice(ofCart.length).map((product, index) => [ofWishlist[index]!.id, product]));
  if (ofWishlist.length > 0)
    guest.writeWishlist(guest.readWishlist().map((product) => wished.get(product.id) ?? product));
  return fresh.every(isLoaded);
}

const isLoaded = (product: CartProduct | null): product is CartProduct => product !== null;

/** The products as they are now, in the same order; null: could not be loaded. */
async function loadAll(api: CartPlatform['api'], products: readonly CartProduct[]): Promise<(CartProduct | null)[]> {
  const waiting = products.map((product, index) => ({ product, index }));
  const fresh = products.map((): CartProduct | null => null);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        fresh[next.index] = await askFor(api, next.product);
    }),
  );
  return fresh;
}

async function askFor(api: CartPlatform['api'], product: CartProduct): Promise<CartProduct | null> {
  try {
    const body = await api.get<{ data?: Product } & Product>(`/products/${product.id}`, { background: true });
    return freshen(product, body.data ?? body);
  } catch (error) {
    // 410: the shop no longer sells the product.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return { ...soldOut(product), withdrawn: true };
    return null; // the next visit to the cart retries
  }
}

function freshen(
  known: CartProduct,
  { title, slug, selling_price, original_price, quantity, variants, flash }: Product,
): CartProduct {
  const product = { ...known, title, slug, selling_price, original_price, quantity, withdrawn: false };
  delete product.flash;
  if (flash) product.flash = flash;
  if (!known.variant) return product;
  const variant = variants.find(({ id }) => id === known.variant?.id);
  return variant ? { ...product, variant } : soldOut(product);
}

function soldOut(product: CartProduct): CartProduct {
  const gone = { ...product, quantity: 0, ...(product.variant && { variant: { ...product.variant, quantity: 0 } }) };
  delete gone.flash;
  return gone;
}
