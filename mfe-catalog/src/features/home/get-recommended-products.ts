import type { ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Products in the side list of a block: as tall as the cards beside it. */
export const RECOMMENDED = 4;

/** What is recommended in a principal category (spec 1 §7). */
export async function getRecommendedProducts(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const path = `/categories/${encodeURIComponent(slug)}/recommended`;
  const { data } = await api.get<{ data: ProductCard[] }>(path, { query: { perPage: RECOMMENDED }, signal });
  return data.slice(0, RECOMMENDED);
}
