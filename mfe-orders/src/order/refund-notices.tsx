import type { Order, OrderRefund } from '@nkm/contracts';
import { formatMoney } from '@nkm/contracts';
import { Notice } from '@nkm/ui';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { messages } from '../messages';

const texts = messages.refunds;

/** The refunds of an order and their state; on the page of an invoice without those of the others. */
export function RefundNotices({ order, invoiceId = null }: { order: Order; invoiceId?: number | null }) {
  const shown = (order.refunds ?? []).filter(({ invoice_id: of }) => !of || invoiceId === null || of === invoiceId);
  return shown.map((refund, index) => (
    <Notice
      key={`${refund.reference} ${index}`}
      tone={refund.refunded_at === null ? 'warning' : 'info'}
      title={refund.message}
    >
      <p>
        {refund.refunded_at === null
          ? texts.due(amountOf(refund))
          : texts.paid(amountOf(refund), lagosDateTime(refund.refunded_at))}
      </p>
      <p>{texts.reference(refund.reference)}</p>
    </Notice>
  ));
}

/** The refund in coins or in the currency of the payment, never converted. */
function amountOf({ amount, currency, coins }: OrderRefund): string {
  if (coins !== undefined) return `${coins.toLocaleString('en-NG')} NKM Coin`;
  return currency === 'NGN' ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`;
}
