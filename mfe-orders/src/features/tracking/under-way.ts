import { type Invoice, isAwaited, statusRules } from '@nkm/contracts';

const WEEK_MS = 7 * 86_400_000;

/** The shopper waits for the parcel, or received it within a week. */
export function isUnderWay({ status, timeline = [] }: Pick<Invoice, 'status' | 'timeline'>, now: number): boolean {
  const rules = statusRules(status);
  if (rules && isAwaited(rules)) return true;
  const delivered = timeline.find((step) => step.status === 'Delivered')?.at;
  return delivered !== undefined && now < Date.parse(delivered) + WEEK_MS;
}
