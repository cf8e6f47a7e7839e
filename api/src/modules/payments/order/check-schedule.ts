const MINUTE = 60_000;
/** Paystack decides within this many checks, or never. */
const GIVE_UP_AFTER_CHECKS = 14;

/**
 * Time of the next check after a number of undecided ones: after 1, 2, 4, 8, … minutes, at most 6 hours apart, for
 * about two days. Null: no further check.
 */
export function checkAfter(now: Date, checks: number): Date | null {
  if (checks >= GIVE_UP_AFTER_CHECKS) return null;
  return new Date(now.getTime() + Math.min(2 ** checks, 360) * MINUTE);
}
