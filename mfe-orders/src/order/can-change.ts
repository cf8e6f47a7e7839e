import type { Order } from '@nkm/contracts';

const SETTLED = ['Fulfilled', 'Cancelled', 'Refunded'];
const SETTLED_RETURNS = ['Refused', 'Refunded'];

/** Somebody other than the shopper can still move the order: the provider, the store, the courier or staff. */
export function canChange({ status, invoices, refunds = [] }: Pick<Order, 'status' | 'invoices' | 'refunds'>): boolean {
  if (refunds.some(({ refunded_at }) => refunded_at === null)) return true;
  if (status === 'Cancelled') return false;
  return invoices.some(
    (invoice) =>
      !SETTLED.includes(invoice.status) || (invoice.returns ?? []).some((one) => !SETTLED_RETURNS.includes(one.status)),
  );
}
