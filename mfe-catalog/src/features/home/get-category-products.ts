import type { ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Number of newest products in a category block (CAT-CONST-004). */
const PER_BLOCK = 4;

/** The newest products of a principal category (CAT-CALL-006). */
export async function getCategoryProducts(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const path = `/categories/${encodeURIComponent(slug)}/products`;
  const { data } = await api.get<{ data: ProductCard[] }>(path, { query: { perPage: PER_BLOCK }, signal });
  return data.slice(0, PER_BLOCK);
}
