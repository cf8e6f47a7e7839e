import { hasFeature, type Product, type ProductCard, readField, type Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../../products/card';

type Needs = Pick<Platform, 'api' | 'settings'>;
/** A documented server needs one request per product: no more than the carousel shows at once. */
const MOST_SINGLE = 6;

/** The signed-in shopper's recently viewed products, each once (ACC-CALL-016). */
export async function getRecent({ api }: Needs, signal: AbortSignal): Promise<CardData[]> {
  const body = await api.get<unknown>('/products/recent', { signal, background: true });
  const products = readField<ProductCard[]>(body, 'products') ?? [];
  const unique = new Map(products.map((product) => [product.id, product]));
  return [...unique.values()].map(pickCard);
}

/** The current data of products by id, without those that are no longer sold. */
export async function getByIds(platform: Needs, ids: readonly number[], signal: AbortSignal): Promise<CardData[]> {
  const { api, settings } = platform;
  if (ids.length === 0) return [];
  if (!hasFeature(settings, 'recent-by-ids')) {
    const found = await Promise.all(ids.slice(0, MOST_SINGLE).map((id) => getOne(platform, id, signal)));
    return found.filter((card) => card !== null);
  }
  const query = { product_ids: ids.join(',') };
  const body = await api.get<unknown>('/products/recent', { query, signal, background: true });
  return (readField<ProductCard[]>(body, 'products') ?? []).map(pickCard);
}

async function getOne({ api }: Needs, id: number, signal: AbortSignal): Promise<CardData | null> {
  try {
    const { data } = await api.get<Single<Product>>(`/products/${id}`, { signal, background: true });
    return pickCard(data);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
