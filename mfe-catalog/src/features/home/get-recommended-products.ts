import type { ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Number of products in a block's side list, which makes it as tall as the cards beside it. */
const RECOMMENDED = 4;

/** The recommended products of a principal category (CAT-CALL-007). */
export async function getRecommendedProducts(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const path = `/categories/${encodeURIComponent(slug)}/recommended`;
  const { data } = await api.get<{ data: ProductCard[] }>(path, { query: { perPage: RECOMMENDED }, signal });
  return data.slice(0, RECOMMENDED);
}
