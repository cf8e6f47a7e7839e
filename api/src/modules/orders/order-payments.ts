import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { OrdersTable } from './tables';

/**
 * Why an order cannot be paid now. `sold-out`: its products or its account are gone. `hold-ended`: it was held for the
 * longest allowed time. `too-many-unpaid`: other unpaid orders of the account hold stock.
 */
export type Obstacle = 'cancelled' | 'sold-out' | 'hold-ended' | 'too-many-unpaid';

/** The order that a payment was started for. */
export type PayableOrder = Pick<Selectable<OrdersTable>, 'id' | 'reference' | 'pay_key' | 'callback_url'>;

export type StartedPayment =
  | { kind: 'started'; order: PayableOrder; authorizationUrl: string }
  | { kind: 'paid'; order: PayableOrder }
  /** Couriers collect its money. */
  | { kind: 'confirmed'; order: PayableOrder }
  | { kind: Obstacle; order: PayableOrder }
  /** The order is unchanged and can be paid later. */
  | { kind: 'provider-down'; order: PayableOrder };

/** Payments of orders. The payments module implements it. */
export interface OrderPayments {
  /** Milliseconds until a payment can be started; 0 for now. */
  waitMs(): number;
  /** Starts the payment of an order, or continues its open one. */
  start(orderId: number): Promise<StartedPayment>;
  /** Confirms a new order that is paid in cash on delivery, in its transaction: tells shopper and stores. */
  confirm(trx: Transaction<Database>, orderId: number): Promise<void>;
}
