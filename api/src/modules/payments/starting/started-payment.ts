import type { Selectable } from 'kysely';
import type { Obstacle, OrdersTable } from '../../orders/public';

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
