import { invoiceAfter, type InvoiceMovedBy, ORDER_STATUSES, type OrderStatus } from '@nkm/contracts';

/** Stages that a courier reports. */
export type Stage = InvoiceMovedBy<'courier'>;
export const STAGES: readonly Stage[] = [...new Set(ORDER_STATUSES.flatMap((from) => invoiceAfter(from, 'courier')))];

/**
 * The statuses that lead from one to the reported stage, in order. A message that overtook another passes the stage
 * between; a late one leads nowhere, because a parcel never goes back.
 */
export function stagesTo(status: OrderStatus, reported: Stage): Stage[] {
  const next = invoiceAfter(status, 'courier');
  if (next.includes(reported)) return [reported];
  const between = next.find((stage) => invoiceAfter(stage, 'courier').includes(reported));
  return between ? [between, reported] : [];
}
