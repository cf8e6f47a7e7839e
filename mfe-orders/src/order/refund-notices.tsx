import { formatMoney, type Order, type OrderRefund } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Notice } from '@nkm/ui';
import { RefundLines } from '../amounts/refund-lines';
import { messages } from '../messages';

/** A refund in coins or in the currency of the payment, never converted. */
function refundedAmount({ amount, currency, coins }: OrderRefund): string {
  if (coins !== undefined) return coinText(coins);
  return currency === 'NGN' ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`;
}

const texts = messages.refunds;

interface RefundNoticesProps {
  order: Order;
  /** The invoice of the page, whose refunds show their lines; without it, those of all invoices in short. */
  invoiceId?: number | null;
}

/** The refunds of an order and their state; on the page of an invoice without those of the others. */
export function RefundNotices({ order, invoiceId = null }: RefundNoticesProps) {
  const shown = (order.refunds ?? []).filter(({ invoice_id: of }) => !of || invoiceId === null || of === invoiceId);
  return shown.map((refund, index) => (
    <Notice
      key={`${refund.reference} ${index}`}
      tone={refund.refunded_at === null ? 'info' : 'success'}
      title={refund.message}
    >
      <p>{stateOf(refund)}</p>
      {invoiceId !== null && refund.amounts && <RefundLines amounts={refund.amounts} total={refundedAmount(refund)} />}
      <p>{texts.reference(refund.reference)}</p>
    </Notice>
  ));
}

const stateOf = (refund: OrderRefund): string =>
  refund.refunded_at === null
    ? texts.due(refundedAmount(refund))
    : texts.paid(refundedAmount(refund), lagosDateTime(refund.refunded_at));
