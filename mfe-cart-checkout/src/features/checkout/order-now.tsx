import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import { paths } from '../../paths';
import { madeChoices, noteChoices } from './sync-state';
import { type CheckoutDraft, type Choice, missingChoices } from './draft';
import { obstacleOf } from './obstacle';
import type { Quote } from './use-fees';

const NAMES: Record<Choice, string> = {
  paymentMethod: messages.paymentMethod,
  shippingOption: messages.shippingOption,
  deliveryType: messages.deliveryType,
  place: messages.pickupLocation,
};

/**
 * Opens /shipping. While a choice is missing or the shop refuses the order, the button is `aria-disabled` but
 * focusable, and a press says why (CART-RULE-009, CART-RULE-010).
 */
export function OrderNow({ draft, quote }: { draft: CheckoutDraft; quote: Quote }) {
  const { toast, storage } = usePlatform();
  const navigate = useNavigate();
  const missing = missingChoices(draft);
  const obstacle = obstacleOf(quote);

  function press() {
    if (missing.includes('place')) return toast('error', messages.selectAddress);
    if (missing.length > 0)
      return toast('warning', messages.stillToChoose(missing.map((choice) => NAMES[choice]).join(', ')));
    if (obstacle !== null) return toast('error', obstacle);
    noteChoices(storage, madeChoices(draft)); // also those that were preselected
    void navigate(paths.shipping);
  }
  return (
    // In the capture phase, because the UI kit stops clicks on aria-disabled buttons.
    <Button variant="main" size="l" wide aria-disabled={missing.length > 0 || obstacle !== null} onClickCapture={press}>
      {messages.orderNow}
    </Button>
  );
}
