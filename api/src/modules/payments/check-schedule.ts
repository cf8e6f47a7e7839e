const MINUTE = 60_000;
/** Paystack decides within this time, or never. */
const GIVE_UP_AFTER_CHECKS = 14;

/**
 * When a payment that nobody asks about is looked at next, after so many looks without a decision: after 1, 2, 4,
 * 8, … minutes, at most 6 hours apart, for about two days. Null: no more.
 */
export function checkAfter(now: Date, checks: number): Date | null {
  if (checks >= GIVE_UP_AFTER_CHECKS) return null;
  return new Date(now.getTime() + Math.min(2 ** checks, 360) * MINUTE);
}
