import type { Invoice } from '@nkm/contracts';

const WEEK_MS = 7 * 86_400_000;
const ON_THE_WAY = ['Confirmed', 'Paid', 'Packed', 'Shipped', 'Lost', 'Returned to sender'];

/** The shopper waits for the parcel, or received it within a week. */
export function isUnderWay({ status, timeline = [] }: Pick<Invoice, 'status' | 'timeline'>, now: number): boolean {
  if (ON_THE_WAY.includes(status)) return true;
  const delivered = timeline.find((step) => step.status === 'Delivered')?.at;
  return delivered !== undefined && now < Date.parse(delivered) + WEEK_MS;
}
