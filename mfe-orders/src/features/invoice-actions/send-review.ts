import type { Platform } from '@nkm/platform';
import { uploadPhotos } from '../../photos/upload-photos';
import type { ReviewToSend } from './review-draft';

/**
 * POST /products/review (ORD-CALL-001), after the photos. Rejects with an ApiError, 409 when the product is already
 * reviewed.
 */
export async function sendReview(
  platform: Pick<Platform, 'api'>,
  { invoiceId, productId, stars, comment, photos, stored }: ReviewToSend & { invoiceId: number; productId: number },
): Promise<void> {
  const ids = await uploadPhotos(platform, photos, stored);
  await platform.api.post('/products/review', {
    comment,
    stars,
    invoice_id: invoiceId,
    idOrSlug: String(productId),
    ...(ids.length > 0 && { photos: ids }),
  });
}
