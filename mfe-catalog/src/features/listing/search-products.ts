import type { FacetedPage, ProductCard } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';

export interface FoundPage extends FacetedPage<ProductCard> {
  /** What was looked for instead, as nothing had the words (ours). */
  searched_for?: string;
}

/** One page of what a search finds (spec 1 §7). */
export function searchProducts(
  { api }: Pick<Platform, 'api'>,
  q: string,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<FoundPage> {
  return api.get('/products/search', { query: { q, ...query }, signal });
}
