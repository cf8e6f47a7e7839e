const MINUTE = 60_000;

/** How long an unpaid order holds its stock; a new attempt renews the hold once (decision "stock hold"). */
export const HOLD_MINUTES = 30;
const MOST_RENEWALS = 1;

export interface Hold {
  expiresAt: Date;
  renewals: number;
}

/** The hold of a new order. */
export const firstHold = (now: Date): Hold => ({ expiresAt: holdUntil(now), renewals: 0 });

/**
 * The hold after a new attempt starts: unchanged for the first attempt, then renewed once, then unchanged. Null once 60
 * minutes in total have passed.
 */
export function nextHold(
  { expiresAt, renewals }: Hold,
  { now, isFirst }: { now: Date; isFirst: boolean },
): Hold | null {
  const runs = now < expiresAt;
  if (isFirst && runs) return { expiresAt, renewals };
  if (renewals < MOST_RENEWALS) return { expiresAt: holdUntil(now), renewals: renewals + 1 };
  return runs ? { expiresAt, renewals } : null;
}

function holdUntil(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE);
}
