import type { OrderPayments } from '../orders/public';
import { confirmOrder } from './cash/confirm-order';
import type { PaymentContext } from './payment-context';
import { REPEATED_REQUEST_MS, startPayment } from './start-payment';

/** Payments as orders use them. */
export function orderPayments(context: PaymentContext): OrderPayments {
  return {
    waitMs: () => context.circuit.wait,
    confirm: (trx, orderId) => confirmOrder(context, trx, orderId),
    start: (orderId) => startPayment(context, orderId, { reuseMs: REPEATED_REQUEST_MS }),
  };
}
