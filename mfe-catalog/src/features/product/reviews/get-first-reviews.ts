import { FIRST_REVIEWS, type Page, type Review } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The first reviews of a product (CAT-CALL-011); a server without paging sends more than the page shows. */
export async function getFirstReviews(
  { api }: Pick<Platform, 'api'>,
  productId: number,
  signal: AbortSignal,
): Promise<Review[]> {
  const { data } = await api.get<Page<Review>>(`/products/${productId}/reviews`, {
    query: { perPage: FIRST_REVIEWS },
    signal,
  });
  return data.slice(0, FIRST_REVIEWS);
}
