import { tidyText } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { uploadPhotos } from '../../photos/upload-photos';
import { chosenItems } from './chosen-items';
import type { ReturnDraft } from './return-draft';
import type { ReturnableLine } from './returnable-lines';

interface ReturnRequest {
  invoiceId: number;
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  /** Where the shopper hands the items in; null: they go back as the order came. */
  stationId: number | null;
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
  { invoiceId, lines, draft, stationId, photos, stored }: ReturnRequest,
): Promise<void> {
  await platform.api.post('/returns', {
    invoice_id: invoiceId,
    reason: draft.reason,
    comment: tidyText(draft.comment),
    items: chosenItems(lines, draft),
    ...(stationId !== null && { station_id: stationId }),
    photos: await uploadPhotos(platform, photos, stored),
  });
}
