import { tidyText } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { Opinion } from './opinion';

/** POST /vendor/rate (spec 2 §3, §7). Rejects with an ApiError, 409 when the seller was rated before. */
export async function rateSeller(
  { api }: Pick<Platform, 'api'>,
  { vendorId, stars, comment }: Opinion & { vendorId: number },
): Promise<void> {
  await api.post('/vendor/rate', { comment: tidyText(comment), stars, vendor_id: vendorId });
}
