import type { Platform } from '@nkm/platform';

/** Votes whether a review was helpful (CAT-CALL-012). @throws ApiError 409 for a repeated vote */
export async function voteOnReview({ api }: Pick<Platform, 'api'>, reviewId: number, helpful: boolean): Promise<void> {
  await api.post(`/products/review/${reviewId}/helpful`, { is_helpful: helpful ? 1 : 0 });
}
