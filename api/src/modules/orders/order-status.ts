import type { OrderStatus } from '@nkm/contracts';
import type { PaymentProgress } from './tables';

/** From the slowest to the furthest. A failed parcel is as far as one on its way, a returned one as a delivered one. */
const PROGRESS: readonly OrderStatus[] = [
  'Uncompleted',
  'Confirmed',
  'Paid',
  'Packed',
  'Lost',
  'Returned to sender',
  'Shipped',
  'Return requested',
  'Returned',
  'Delivered',
  'Fulfilled',
  'Refunded',
];

/**
 * Status of a whole order: Uncompleted until paid, or Confirmed when it is paid on delivery, then the status of its
 * slowest invoice. Cancelled when all invoices are cancelled, and when it ended unpaid. Invoices with a status that is
 * not listed above do not count beside others.
 */
export function orderStatus(payment: PaymentProgress, invoices: readonly OrderStatus[]): OrderStatus {
  if (payment === 'Uncompleted' || payment === 'Cancelled') return payment;
  const living: OrderStatus[] = invoices.filter((status) => status !== 'Cancelled');
  if (living.length === 0) return invoices.length === 0 ? payment : 'Cancelled';
  return PROGRESS.find((status) => living.includes(status)) ?? living[0]!;
}
