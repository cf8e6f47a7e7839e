import { NotFound, type ProductCard, type Single, type Store } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** What the pages of a store show of it, without its products. */
export interface StoreView extends Omit<Store, 'products' | 'stars'> {
  /** Number of the reviews of its products. */
  reviews: number;
}

export interface StoreWithProducts {
  store: StoreView;
  /** Its newest, or those that were asked for. */
  products: ProductCard[];
}

const ID = /^[1-9]\d{0,14}$/;

/** Throws NotFound for what can be the number of no store. */
export function readStoreId(text: string | null | undefined): number {
  if (!text || !ID.test(text)) throw new NotFound(`No store ${text}`);
  return Number(text);
}

/**
 * A store by its vendor or profile id (spec 2 §7).
 * @param most how many of its products are wanted; a server as documented sends them all
 */
export async function getStore(
  { api }: Pick<Platform, 'api'>,
  id: number,
  most: number,
  signal: AbortSignal,
): Promise<StoreWithProducts> {
  const { data } = await api.get<Single<Store>>(`/users/${id}`, { query: { products: most }, signal });
  const { products, stars, ...store } = data;
  return { store: { ...store, id, reviews: stars ?? 0 }, products: products ?? [] };
}
