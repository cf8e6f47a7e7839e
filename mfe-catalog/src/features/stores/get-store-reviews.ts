import type { Page, StoreReview } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Reviews on a page. */
export const REVIEWS = 10;

const NONE: Page<StoreReview> = { data: [], pagination: { current_page: 1, total: 0, perPage: REVIEWS } };

/** What shoppers say of a store and of its products (ours); a server as documented tells nothing of it. */
export async function getStoreReviews(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<Page<StoreReview>> {
  if (!settings.capabilities.includes('store-reviews')) return NONE;
  return api.get<Page<StoreReview>>(`/users/${id}/reviews`, {
    query: { page, perPage: REVIEWS, ratings: true },
    signal,
  });
}
