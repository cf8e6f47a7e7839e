import { kobo, toNaira, type OrderRefund } from '@nkm/contracts';
import { REFUND_MESSAGES } from '../payments/refund-messages';
import type { RefundRow } from './read-orders';

/** A refund in the storefront’s format. In every currency of the provider the minor unit is a hundredth. */
export function presentRefund(refund: RefundRow): OrderRefund {
  return {
    reference: refund.reference,
    amount: toNaira(kobo(refund.amount_kobo)),
    currency: refund.currency,
    message: REFUND_MESSAGES[refund.reason],
    created_at: refund.created_at.toISOString(),
    refunded_at: refund.settled_at?.toISOString() ?? null,
  };
}
