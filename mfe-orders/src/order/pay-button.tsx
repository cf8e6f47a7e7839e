import type { Order } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { messages } from '../messages';
import { canPay } from './status';

const texts = messages.myOrders;

/**
 * Opens the payment page of an unpaid order (ORD-SCR-007). Renders nothing for an order that cannot be paid, or whose
 * payment the bank still decides.
 */
export function PayButton({ order }: { order: Order }) {
  const { payment_gateway_link: payLink, transaction_reference: reference, undecided_payment: undecided } = order;
  if (!canPay(order) || !payLink || undecided !== undefined) return null;
  // The payment page belongs to the provider, so the link loads a new document.
  return (
    <Button href={payLink} variant="main" aria-label={texts.tryAgainFor(reference)} data-print="hidden">
      {texts.tryAgain}
    </Button>
  );
}
