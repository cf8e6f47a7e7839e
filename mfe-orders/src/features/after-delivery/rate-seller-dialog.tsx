import type { Invoice } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { messages } from './dialog-messages';
import { OpinionDialog } from './opinion-dialog';
import { rateSeller } from './rate-seller';

const texts = messages.rating;

interface RateSellerDialogProps {
  invoice: Invoice;
  onSent: () => void;
  onOutdated: () => void;
  onClose: () => void;
}

/** Stars and a comment for the seller of an invoice (spec 2 §4, §5). */
export function RateSellerDialog({ invoice: { id, vendor }, onSent, ...events }: RateSellerDialogProps) {
  const platform = usePlatform();
  return (
    <OpinionDialog
      {...events}
      title={texts.title}
      legends={texts}
      // Not under the seller alone: the next shopper on this phone may have the same.
      draftKey={`draft:rating:${id}`}
      about={<p>{texts.intro(vendor.store_name)}</p>}
      send={(opinion) => rateSeller(platform, { ...opinion, vendorId: vendor.id })}
      onSent={() => {
        platform.toast('success', texts.done);
        onSent();
      }}
    />
  );
}
