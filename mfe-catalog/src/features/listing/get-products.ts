import type { FacetedPage, ProductCard } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';

/** One page of all products, newest first (CAT-CALL-005). */
export function getProducts(
  { api }: Pick<Platform, 'api'>,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<FacetedPage<ProductCard>> {
  return api.get('/products', { query, signal });
}
