import type { CartItem } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { lineOf } from '../features/cart/cart';
import { keyOf } from '../line/line';
import { isCartItem, isCartProduct, onlyThose } from '../line/recognise-line';
import type { Shelf } from './shelf';

/** Nothing here shows the full-page overlay: the shopper sees the change itself at once. */
const background = { background: true };

/** Keeps the lists of a signed-in shopper on the server (spec 2 §7). */
export function createServerShelf(api: Platform['api']): Shelf {
  return {
    async load() {
      const [cart, wishlist] = await Promise.all([loadCart(api), loadWishlist(api)]);
      return { cart, wishlist };
    },
    async addLine(line) {
      const { product, quantity } = line;
      const body = { product_id: product.id, variant: product.variant?.id ?? null, quantity };
      const kept = dataOf(await api.post<unknown>('/cart', body, background));
      if (isCartItem(kept)) return kept;
      // The documents do not say what this call answers; the line's id is in the list.
      return lineOf(await loadCart(api), keyOf(product)) ?? line;
    },
    async changeQuantity(line) {
      const kept = dataOf(await api.patch<unknown>(`/cart/${line.id}`, { quantity: line.quantity }, background));
      return isCartItem(kept) ? kept : line;
    },
    removeLine: ({ id }) => ignoreGone(api.delete(`/cart/${id}`, background)),
    clearCart: async () => void (await api.delete('/cart', background)),
    addProduct: async ({ id }) => void (await api.post(`/wishlist/${id}`, {}, background)),
    removeProduct: (id) => ignoreGone(api.delete(`/wishlist/${id}`, background)),
  };
}

async function loadCart(api: Platform['api']): Promise<CartItem[]> {
  return onlyThose(dataOf(await api.get<unknown>('/cart', background)), isCartItem);
}

/** The documents do not say whether an entry is the product or holds it: both are read. */
async function loadWishlist(api: Platform['api']) {
  const entries = dataOf(await api.get<unknown>('/wishlist', background));
  const products = Array.isArray(entries)
    ? entries.map((entry: { product?: unknown } | null) => entry?.product ?? entry)
    : [];
  return onlyThose(products, isCartProduct);
}

function dataOf(body: unknown): unknown {
  return (body as { data?: unknown } | null | undefined)?.data ?? body;
}

/** What is gone already need not be removed: another tab was faster, or an earlier answer was lost. */
async function ignoreGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
