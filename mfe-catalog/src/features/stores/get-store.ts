import { NotFound, type ProductCard, type Single, type Store } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The store data that its pages show, without products. */
export interface StoreView extends Omit<Store, 'products' | 'stars'> {
  /** Number of reviews of its products. */
  reviews: number;
}

export interface StoreWithProducts {
  store: StoreView;
  /** The newest or the requested products. */
  products: ProductCard[];
}

const ID = /^[1-9]\d{0,14}$/;

/** Parses a store id. @throws NotFound for an invalid one */
export function readStoreId(text: string | null | undefined): number {
  if (!text || !ID.test(text)) throw new NotFound(`No store ${text}`);
  return Number(text);
}

/**
 * A store by its vendor or profile id (CAT-CALL-020).
 * @param most maximum number of products; a documented server sends them all
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
