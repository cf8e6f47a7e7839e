import type { Order, OrderRefund } from '@nkm/contracts';
import { formatMoney } from '@nkm/contracts';
import { Notice } from '@nkm/ui';
import { formatLagosTime } from './lagos-time';
import { messages } from '../messages';

const texts = messages.refunds;

/** Payments that the order could not take, and what becomes of the money. */
export function RefundNotices({ order }: { order: Order }) {
  return (order.refunds ?? []).map((refund) => (
    <Notice key={refund.reference} tone={refund.refunded_at === null ? 'warning' : 'info'} title={refund.message}>
      <p>
        {refund.refunded_at === null
          ? texts.due(amountOf(refund))
          : texts.paid(amountOf(refund), formatLagosTime(refund.refunded_at))}
      </p>
      <p>{texts.reference(refund.reference)}</p>
    </Notice>
  ));
}

/** What came back in the currency that was paid; never converted. */
const amountOf = ({ amount, currency }: OrderRefund): string =>
  currency === 'NGN' ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`;
