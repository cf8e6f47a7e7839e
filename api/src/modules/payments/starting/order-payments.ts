import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { confirmOrder } from '../cash/confirm-order';
import type { PaymentContext } from '../payment-context';
import { askLivingPayments } from '../unpaid/end-payments';
import { REPEATED_REQUEST_MS, startPayment } from './start-payment';
import type { StartedPayment } from './started-payment';

/** Payments as the checkout uses them. */
export interface OrderPayments {
  /** Milliseconds until a payment can be started; 0 for now. */
  waitMs(): number;
  /** Starts the payment of an order, or continues its open one. */
  start(orderId: number): Promise<StartedPayment>;
  /** Asks the provider about the payments of an order. Returns their references. Throws 409 while the bank decides. */
  ask(orderId: number): Promise<string[]>;
  /** Confirms an order that is paid in cash on delivery, in its transaction: tells shopper and stores. */
  confirm(trx: Transaction<Database>, orderId: number): Promise<void>;
}

/** Connects the payments of orders to their context. */
export function orderPayments(context: PaymentContext): OrderPayments {
  return {
    ask: (orderId) => askLivingPayments(context, orderId),
    waitMs: () => context.circuit.wait,
    confirm: (trx, orderId) => confirmOrder(context, trx, orderId),
    start: (orderId) => startPayment(context, orderId, { reuseMs: REPEATED_REQUEST_MS }),
  };
}
