import { kobo, toNaira, type OrderRefund } from '@nkm/contracts';
import type { Selectable } from 'kysely';
import { refundReason } from './refund-messages';
import type { RefundsTable } from './tables';

/**
 * A refund in the storefront’s format. In every currency of the provider the minor unit is a hundredth.
 * @param names the refunded products
 */
export function presentRefund(
  refund: Selectable<RefundsTable> & { reference: string },
  names: readonly string[],
): OrderRefund {
  return {
    reference: refund.reference,
    invoice_id: refund.invoice_id,
    amount: toNaira(kobo(refund.amount_kobo)),
    currency: refund.currency,
    ...(refund.coins !== null && { coins: refund.coins }),
    message: refundReason(refund.reason, names),
    created_at: refund.created_at.toISOString(),
    refunded_at: refund.settled_at?.toISOString() ?? null,
  };
}
