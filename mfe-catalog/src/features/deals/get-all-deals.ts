import type { FacetedPage, ProductCard } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';

/** One page of all deals (CAT-CALL-018). */
export function getAllDeals(
  { api }: Pick<Platform, 'api'>,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<FacetedPage<ProductCard>> {
  return api.get('/deals/all', { query, signal });
}
