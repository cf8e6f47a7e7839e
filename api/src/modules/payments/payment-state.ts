import { kobo, toNaira, type PaymentState } from '@nkm/contracts';
import type { Attempt } from './claim-attempt';
import type { AttemptStatus } from './tables';

const STATUS: Record<AttemptStatus, PaymentState['status']> = {
  starting: 'pending',
  open: 'pending',
  succeeded: 'confirmed',
  lost: 'failed',
  failed: 'failed',
  refund_due: 'failed',
};

/**
 * What the shopper is told of a payment. An order that another payment paid is confirmed, whatever became of this
 * one. `note` stands in where the payment has no message of its own.
 */
export function paymentState(
  attempt: Attempt & { order_status: 'Uncompleted' | 'Paid' },
  note: string | null = null,
): PaymentState {
  return {
    reference: attempt.reference,
    order_id: attempt.order_id,
    status: attempt.order_status === 'Paid' ? 'confirmed' : STATUS[attempt.status],
    amount: toNaira(kobo(attempt.amount_kobo)),
    message: attempt.order_status === 'Paid' && attempt.status !== 'refund_due' ? null : (attempt.message ?? note),
  };
}
