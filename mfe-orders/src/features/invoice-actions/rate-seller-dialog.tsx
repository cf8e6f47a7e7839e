import type { Invoice } from '@nkm/contracts';
import { type Platform, usePlatform } from '@nkm/platform';
import { messages } from './dialog-messages';
import { ReviewDialog } from './review-dialog';
import type { ReviewToSend } from './review-draft';

/** POST /vendor/rate (ORD-CALL-008). Rejects with an ApiError, 409 when the seller is already rated. */
async function rateSeller(
  { api }: Pick<Platform, 'api'>,
  { vendorId, stars, comment }: Pick<ReviewToSend, 'stars' | 'comment'> & { vendorId: number },
): Promise<void> {
  await api.post('/vendor/rate', { comment, stars, vendor_id: vendorId });
}

const texts = messages.rating;

interface RateSellerDialogProps {
  invoice: Invoice;
  onSent: () => void;
  onOutdated: () => void;
  onClose: () => void;
}

/** Stars and a comment for the seller of an invoice. */
export function RateSellerDialog({ invoice: { id, vendor }, onSent, ...events }: RateSellerDialogProps) {
  const platform = usePlatform();
  return (
    <ReviewDialog
      {...events}
      title={texts.title}
      legends={texts}
      // Keyed by the invoice: another shopper on this phone can buy from the same seller.
      draftKey={`draft:rating:${id}`}
      about={<p>{texts.intro(vendor.store_name)}</p>}
      send={(review) => rateSeller(platform, { ...review, vendorId: vendor.id })}
      onSent={() => {
        platform.toast('success', texts.done);
        onSent();
      }}
    />
  );
}
