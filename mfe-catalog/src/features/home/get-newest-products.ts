import type { Page, ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Number of products under "Hot New Arrivals" (CAT-CONST-006). */
const NEWEST = 8;

/**
 * The newest products of the shop (CAT-CALL-004); a server with its own page size may send more than the page shows.
 */
export async function getNewestProducts({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<ProductCard[]> {
  const { data } = await api.get<Page<ProductCard>>('/products', { query: { perPage: NEWEST }, signal });
  return data.slice(0, NEWEST);
}
