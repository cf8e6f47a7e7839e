import type { Order, PickupStage } from '@nkm/contracts';

/** The stage of an order that is Shipped: that of its parcels when all that are Shipped are at their stations. */
export function stageOfOrder({ status, invoices }: Pick<Order, 'status' | 'invoices'>): PickupStage | undefined {
  if (status !== 'Shipped') return undefined;
  const shipped = invoices.filter((invoice) => invoice.status === 'Shipped');
  return shipped.every(({ stage }) => stage !== undefined) ? shipped[0]?.stage : undefined;
}
