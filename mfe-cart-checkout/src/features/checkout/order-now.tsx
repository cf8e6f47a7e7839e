import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import { paths } from '../../paths';
import { madeChoices, noteChoices } from './sync-state';
import { type CheckoutDraft, type Choice, missingChoices } from './draft';

const NAMES: Record<Choice, string> = {
  paymentMethod: messages.paymentMethod,
  shippingOption: messages.shippingOption,
  deliveryType: messages.deliveryType,
  place: messages.pickupLocation,
};

/**
 * Opens /shipping. While a choice is missing, the button is `aria-disabled` but focusable, and a press names the
 * missing choices (spec 2 §4, decision "You need to select an address").
 */
export function OrderNow({ draft }: { draft: CheckoutDraft }) {
  const { toast, storage } = usePlatform();
  const navigate = useNavigate();
  const missing = missingChoices(draft);

  function press() {
    if (missing.length === 0) {
      noteChoices(storage, madeChoices(draft)); // also those that were preselected
      return void navigate(paths.shipping);
    }
    if (missing.includes('place')) return toast('error', messages.selectAddress);
    toast('warning', messages.stillToChoose(missing.map((choice) => NAMES[choice]).join(', ')));
  }
  return (
    // In the capture phase, because the UI kit stops clicks on aria-disabled buttons.
    <Button variant="main" size="l" wide aria-disabled={missing.length > 0} onClickCapture={press}>
      {messages.orderNow}
    </Button>
  );
}
