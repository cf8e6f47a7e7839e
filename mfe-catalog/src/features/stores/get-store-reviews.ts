import { hasFeature, type Page, type StoreReview } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Reviews per page. */
const REVIEWS = 10;

const NONE: Page<StoreReview> = { data: [], pagination: { current_page: 1, total: 0, perPage: REVIEWS } };

/** Store ratings and reviews of the store's products (our endpoint); empty from a documented server. */
export async function getStoreReviews(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<Page<StoreReview>> {
  if (!hasFeature(settings, 'store-reviews')) return NONE;
  return api.get<Page<StoreReview>>(`/users/${id}/reviews`, {
    query: { page, perPage: REVIEWS, ratings: true },
    signal,
  });
}
