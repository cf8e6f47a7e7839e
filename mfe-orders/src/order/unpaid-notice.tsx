import type { Order } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Button, Notice } from '@nkm/ui';
import { messages } from '../messages';
import { paths } from '../paths';

const texts = messages.unpaid;

/**
 * Says that an order is not paid, and whether its products are reserved, or that the bank still decides about its
 * payment. Nothing when the server knows neither.
 */
export function UnpaidNotice({ order }: { order: Order }) {
  const { undecided_payment: payment, reserved_until: until, transaction_reference: reference } = order;
  if (payment !== undefined)
    return (
      <Notice
        tone="info"
        title={texts.undecided}
        action={
          <Button size="s" to={paths.paymentResult(payment)} aria-label={texts.checkPaymentOf(reference)}>
            {texts.checkPayment}
          </Button>
        }
      />
    );
  if (until === undefined) return null;
  return (
    <Notice tone={until === null ? 'warning' : 'info'} title={texts.notPaid}>
      <p>{until === null ? texts.released : texts.reserved(lagosDateTime(until))}</p>
    </Notice>
  );
}
