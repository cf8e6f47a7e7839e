import type { Platform } from '@nkm/platform';

/** Says whether a review was helpful (spec 1 §7). Rejects with an ApiError, 409 when one did so before. */
export async function voteOnReview({ api }: Pick<Platform, 'api'>, reviewId: number, helpful: boolean): Promise<void> {
  await api.post(`/products/review/${reviewId}/helpful`, { is_helpful: helpful ? 1 : 0 });
}
