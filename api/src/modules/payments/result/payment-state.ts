import {
  type DeliveryType,
  kobo,
  type PaymentMethod,
  type PaymentProgress,
  type PaymentState,
  toNaira,
} from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { type OrderAddress, orderPlace } from '../../orders/public';
import { coinsFor } from '../../coins/public';
import type { Attempt, AttemptStatus } from '../tables';

/** How a payment stands, by the status of its attempt. */
export const STATUS: Record<AttemptStatus, PaymentState['status']> = {
  starting: 'pending',
  open: 'pending',
  succeeded: 'confirmed',
  lost: 'failed',
  failed: 'failed',
  refund_due: 'failed',
};

/**
 * State of a payment for the shopper. An order that another payment paid is confirmed, whatever the state of this one.
 * `note` is used when the payment has no message.
 */
export function paymentState(
  attempt: Attempt & {
    order_status: PaymentProgress;
    stock_held: boolean;
    hold_expires_at: Date;
    order_payment_method: PaymentMethod['code'];
    delivery_type: DeliveryType;
    order_address: OrderAddress;
  },
  { now, note = null }: { now: Date; note?: string | null },
): PaymentState {
  const holdEnded = attempt.order_status === 'Uncompleted' && !attempt.stock_held && attempt.hold_expires_at <= now;
  const inCoins = collectorOf(attempt.payment_method ?? attempt.order_payment_method) === 'coins';
  return {
    reference: attempt.reference,
    order_id: attempt.order_id,
    status: attempt.order_status === 'Paid' ? 'confirmed' : STATUS[attempt.status],
    amount: toNaira(kobo(attempt.amount_kobo)),
    ...(inCoins && { coins: coinsFor(attempt.amount_kobo) }),
    ...(holdEnded && { hold_ended: true }),
    delivery: { type: attempt.delivery_type, place: orderPlace({ address: attempt.order_address }) },
    message: attempt.order_status === 'Paid' && attempt.status !== 'refund_due' ? null : (attempt.message ?? note),
  };
}
