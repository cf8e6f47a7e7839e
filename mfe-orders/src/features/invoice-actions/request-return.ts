import { tidyText } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { uploadPhotos } from '../../photos/upload-photos';
import type { ReturnDraft } from './return-draft';
import type { ReturnableLine } from './returnable-lines';

interface ReturnRequest {
  invoiceId: number;
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  photos: readonly File[];
  /** Ids of the photos that an earlier attempt has sent. */
  stored: Map<File, string>;
}

/**
 * POST /returns, after the photos. Rejects with an ApiError: 409 when it is already requested, 403 when it is too late,
 * 422 by field.
 */
export async function requestReturn(
  platform: Pick<Platform, 'api'>,
  { invoiceId, lines, draft, photos, stored }: ReturnRequest,
): Promise<void> {
  await platform.api.post('/returns', {
    invoice_id: invoiceId,
    reason: draft.reason,
    comment: tidyText(draft.comment),
    items: lines
      .filter(({ key }) => draft.units[key])
      .map(({ key, left, product: { id, variant } }) => ({
        product_id: id,
        ...(variant && { variant_id: variant.id }),
        quantity: Math.min(draft.units[key]!, left),
      })),
    photos: await uploadPhotos(platform, photos, stored),
  });
}
