import type { Order } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { messages } from '../messages';
import { isUnpaid } from './status';

const texts = messages.myOrders;

/** Opens the payment page of an unpaid order (spec 2 §2). Renders nothing for an order that cannot be paid. */
export function PayButton({ order }: { order: Order }) {
  const { payment_gateway_link: payLink, status, transaction_reference: reference } = order;
  if (!isUnpaid(status) || !payLink) return null;
  // The payment page belongs to the provider, so the link loads a new document.
  return (
    <Button href={payLink} variant="main" aria-label={texts.tryAgainFor(reference)} data-print="hidden">
      {texts.tryAgain}
    </Button>
  );
}
