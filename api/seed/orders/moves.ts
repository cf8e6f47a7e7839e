import { type OrderStatus, REVIEW_WINDOW_HOURS } from '@nkm/contracts';
import type { Mover } from '../../src/modules/orders/public';
import type { PlannedInvoice } from './planned-orders';

interface Move {
  to: OrderStatus;
  actor: Mover['actor'];
  afterHours: number;
}

export const PAID_AFTER_HOURS = 0.05;
export const PACKED_AFTER_HOURS = 24;
export const CANCELLED_AFTER_HOURS = 2;

/** The transitions of an invoice until now, oldest first. */
export function movesOf({ status, shippedAfterHours = 0, deliveredAfterHours = 0 }: PlannedInvoice): Move[] {
  if (status === 'Uncompleted') return [];
  const paid: Move = { to: 'Paid', actor: 'system', afterHours: PAID_AFTER_HOURS };
  if (status === 'Cancelled') return [paid, { to: 'Cancelled', actor: 'staff', afterHours: CANCELLED_AFTER_HOURS }];
  const way: Move[] = [
    paid,
    { to: 'Packed', actor: 'vendor', afterHours: PACKED_AFTER_HOURS },
    { to: 'Shipped', actor: 'courier', afterHours: shippedAfterHours },
    { to: 'Delivered', actor: 'courier', afterHours: deliveredAfterHours },
    { to: 'Fulfilled', actor: 'system', afterHours: deliveredAfterHours + REVIEW_WINDOW_HOURS },
  ];
  return way.slice(0, way.findIndex(({ to }) => to === status) + 1);
}

/** Whether the store has packed the invoice by now. */
export const isPacked = (invoice: PlannedInvoice): boolean => movesOf(invoice).some(({ to }) => to === 'Packed');
