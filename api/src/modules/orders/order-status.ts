import type { OrderStatus } from '@nkm/contracts';

const PROGRESS: readonly OrderStatus[] = ['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled'];

/**
 * Status of a whole order: Uncompleted until it is paid, then that of its slowest invoice; Cancelled when all
 * invoices are (spec 2 §4).
 */
export function orderStatus(paid: 'Uncompleted' | 'Paid', invoices: readonly OrderStatus[]): OrderStatus {
  if (paid === 'Uncompleted') return 'Uncompleted';
  const living = invoices.filter((status) => status !== 'Cancelled');
  if (living.length === 0) return invoices.length === 0 ? 'Paid' : 'Cancelled';
  return PROGRESS[Math.min(...living.map((status) => PROGRESS.indexOf(status)))] ?? 'Paid';
}
