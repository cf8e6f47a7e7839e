import type { CartItem } from '@nkm/contracts';
import { ApiError, type Platform, UNEXPECTED_ERROR } from '@nkm/platform';
import { lineOf } from '../features/cart/cart';
import { keyOf } from '../cart-line/line';
import { isCartItem, isCartProduct, onlyThose } from '../cart-line/recognise-line';
import type { Repository } from './repository';
import { keepChoice, withChoices } from './wishlist-choices';

/** Avoids the full-page overlay, because the page shows each change at once. */
const background = { background: true };

/** Stores the lists of a signed-in shopper on the server. */
export function createServerRepository({ api, storage }: Pick<Platform, 'api' | 'storage'>): Repository {
  return {
    async load() {
      const [cart, wishlist] = await Promise.all([loadCart(api), loadWishlist(api)]);
      return { cart, wishlist: withChoices(storage, wishlist) };
    },
    async addLine(line) {
      const { product, quantity } = line;
      const body = { product_id: product.id, variant: product.variant?.id ?? null, quantity };
      const kept = dataOf(await api.post<unknown>('/cart', body, background));
      if (isCartItem(kept)) return kept;
      // The documented API leaves this answer open; the list contains the line's id.
      return lineOf(await loadCart(api), keyOf(product)) ?? line;
    },
    async changeQuantity(line) {
      const kept = dataOf(await api.patch<unknown>(`/cart/${line.id}`, { quantity: line.quantity }, background));
      return isCartItem(kept) ? kept : line;
    },
    removeLine: ({ id }) => ignoreGone(api.delete(`/cart/${id}`, background)),
    clearCart: async () => void (await api.delete('/cart', background)),
    async addProduct({ id, variant }) {
      keepChoice(storage, id, variant ?? null);
      await api.post(`/wishlist/${id}`, variant ? { variant: variant.id } : {}, background);
    },
    async removeProduct(id) {
      await ignoreGone(api.delete(`/wishlist/${id}`, background));
      keepChoice(storage, id, null);
    },
  };
}

async function loadCart(api: Platform['api']): Promise<CartItem[]> {
  const lines = dataOf(await api.get<unknown>('/cart', background));
  // A broken answer must not look like an empty cart.
  if (!Array.isArray(lines)) throw new ApiError(502, UNEXPECTED_ERROR, {}, null, { reason: 'unreadable' });
  return onlyThose(lines, isCartItem);
}

/** Accepts both forms, because the documented API does not say whether an entry is or contains the product. */
async function loadWishlist(api: Platform['api']) {
  const entries = dataOf(await api.get<unknown>('/wishlist', { ...background, query: { withdrawn: 1 } }));
  const products = Array.isArray(entries)
    ? entries.map((entry: { product?: unknown } | null) => entry?.product ?? entry)
    : [];
  return onlyThose(products, isCartProduct);
}

function dataOf(body: unknown): unknown {
  return (body as { data?: unknown } | null | undefined)?.data ?? body;
}

/** Treats a 404 as success, because another tab or an earlier attempt has removed the entry. */
async function ignoreGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
