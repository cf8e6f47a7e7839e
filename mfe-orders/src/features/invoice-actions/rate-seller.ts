import type { Platform } from '@nkm/platform';
import type { ReviewToSend } from './review-draft';

/** POST /vendor/rate (ORD-CALL-008). Rejects with an ApiError, 409 when the seller is already rated. */
export async function rateSeller(
  { api }: Pick<Platform, 'api'>,
  { vendorId, stars, comment }: Pick<ReviewToSend, 'stars' | 'comment'> & { vendorId: number },
): Promise<void> {
  await api.post('/vendor/rate', { comment, stars, vendor_id: vendorId });
}
