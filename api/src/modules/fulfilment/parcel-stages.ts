import { invoiceAfter, type InvoiceMovedBy, ORDER_STATUSES, type OrderStatus } from '@nkm/contracts';

/** Statuses that a courier reports. */
export type Stage = InvoiceMovedBy<'courier'>;
const STAGES: readonly Stage[] = [...new Set(ORDER_STATUSES.flatMap((from) => invoiceAfter(from, 'courier')))];

/** What a courier reports: a status, or the arrival at the pickup station. */
export type ReportedStage = Stage | typeof READY;
export const READY = 'Ready for pickup';
export const REPORTED_STAGES: readonly ReportedStage[] = [...STAGES, READY];

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
