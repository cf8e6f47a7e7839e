import { type Invoice, isAwaited, statusRules, type Timestamp } from '@nkm/contracts';
import { estimatedArrival, estimatedDay } from '@nkm/contracts/estimated-day';

type Parcel = Pick<Invoice, 'status' | 'stage' | 'timeline'>;

/**
 * The estimated delivery day of a parcel, and whether the parcel is late. Null for a parcel that was delivered or
 * cancelled, is ready for pickup, or failed to arrive.
 * @param order when it was placed, and its days until it arrives; a store knows of it once it is paid
 */
export function expectedDelivery(
  { status, stage, timeline }: Parcel,
  order: { placedAt: Timestamp; days: number | undefined },
  now: number,
): { day: string; isLate: boolean } | null {
  const rules = statusRules(status);
  if (stage !== undefined || rules?.course !== 'open' || !isAwaited(rules)) return null;
  const ordered = startOf({ timeline }, order.placedAt);
  return { day: estimatedDay(ordered, order.days), isLate: now > estimatedArrival(ordered, order.days).getTime() };
}

/** The moment from which the days until a parcel arrives count: its payment, else its order. */
export function startOf({ timeline }: { timeline?: Invoice['timeline'] | undefined }, placedAt: Timestamp): Date {
  const paid = timeline?.find((step) => statusRules(step.status)?.place === 'store');
  return new Date(paid?.at ?? placedAt);
}

/** When a parcel reached a status; undefined when the server did not record it. */
export function reachedAt({ timeline }: Pick<Invoice, 'timeline'>, status: string): Timestamp | undefined {
  return timeline?.findLast((step) => step.status === status)?.at;
}
