import type { FacetedPage, ProductCard } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';

export interface FoundPage extends FacetedPage<ProductCard> {
  /** The corrected query when the original has no results (our addition). */
  searched_for?: string;
}

/** One page of search results (CAT-CALL-009). */
export function searchProducts(
  { api }: Pick<Platform, 'api'>,
  q: string,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<FoundPage> {
  return api.get('/products/search', { query: { q, ...query }, signal });
}
