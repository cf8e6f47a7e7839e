import { tidyText } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { Opinion } from './opinion';

/** POST /products/review (spec 2 §3, §7). Rejects with an ApiError, 409 when it was reviewed before. */
export async function sendReview(
  { api }: Pick<Platform, 'api'>,
  { invoiceId, productId, stars, comment }: Opinion & { invoiceId: number; productId: number },
): Promise<void> {
  const review = { comment: tidyText(comment), stars, invoice_id: invoiceId, idOrSlug: String(productId) };
  await api.post('/products/review', review);
}
