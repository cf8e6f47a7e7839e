import { type Order, type ReturnStatus, statusRules } from '@nkm/contracts';

const SETTLED_RETURNS: readonly ReturnStatus[] = ['Refused', 'Refunded'];

/** Somebody other than the shopper can still move the order: the provider, the store, the courier or staff. */
export function canChange({ status, invoices, refunds = [] }: Pick<Order, 'status' | 'invoices' | 'refunds'>): boolean {
  if (refunds.some(({ refunded_at }) => refunded_at === null)) return true;
  if (status === 'Cancelled') return false;
  return invoices.some(
    (invoice) =>
      !isSettled(invoice.status) || (invoice.returns ?? []).some((one) => !SETTLED_RETURNS.includes(one.status)),
  );
}

function isSettled(status: string): boolean {
  const course = statusRules(status)?.course;
  return course === 'done' || course === 'cancelled';
}
