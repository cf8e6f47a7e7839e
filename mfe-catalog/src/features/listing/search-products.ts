import type { Page, ProductCard } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';

/** One page of what a search finds, in one category or in all (spec 1 §7). */
export function searchProducts(
  { api }: Pick<Platform, 'api'>,
  q: string,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<Page<ProductCard>> {
  return api.get('/products/search', { query: { q, ...query }, signal });
}
