import type { Page, ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Products under "Hot New Arrivals" (spec 1 §9). */
export const NEWEST = 8;

/** The newest products of all (spec 1 §7); a server that pages otherwise sends more than are shown. */
export async function getNewestProducts({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<ProductCard[]> {
  const { data } = await api.get<Page<ProductCard>>('/products', { query: { perPage: NEWEST }, signal });
  return data.slice(0, NEWEST);
}
