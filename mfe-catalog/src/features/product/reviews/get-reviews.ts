import type { Page, Review } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** What the list of all reviews shows. */
export interface ReviewsPage {
  /** From 1. */
  page: number;
  /** Only reviews with these stars; null: all. */
  stars: number | null;
}

/** Reviews per page of the full list. */
const PER_PAGE = 10;

/** One page of the reviews of a product, newest first (CAT-CALL-011); a server without paging sends all as page 1. */
export async function getReviews(
  { api }: Pick<Platform, 'api'>,
  productId: number,
  { page, stars }: ReviewsPage,
  signal: AbortSignal,
): Promise<Page<Review>> {
  const query = { page, perPage: PER_PAGE, ...(stars !== null && { stars }) };
  const { data, pagination } = await api.get<Partial<Page<Review>>>(`/products/${productId}/reviews`, {
    query,
    signal,
    background: true,
  });
  const reviews = data ?? [];
  return {
    data: reviews,
    pagination: pagination ?? { current_page: 1, total: reviews.length, perPage: Math.max(reviews.length, 1) },
  };
}
