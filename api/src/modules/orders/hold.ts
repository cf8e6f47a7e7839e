import type { PaymentMethod } from '@nkm/contracts';

const MINUTE = 60_000;

/** How long an unpaid order holds its stock; a new attempt renews the hold once (docs/rules.md "Stock holds"). */
export const HOLD_MINUTES = 30;
/** Minutes for which the provider's account takes a bank transfer, from the moment when its page shows it. */
export const TRANSFER_ACCOUNT_MINUTES = 30;
const MOST_RENEWALS = 1;

export interface Hold {
  expiresAt: Date;
  renewals: number;
}

type Method = PaymentMethod['code'];

/**
 * Minutes for which a hold lasts. A bank transfer holds until the provider's account expires, and the shopper can open
 * that account late.
 */
export const holdMinutes = (method: Method): number =>
  method === 'bank_transfer' ? HOLD_MINUTES + TRANSFER_ACCOUNT_MINUTES : HOLD_MINUTES;

/** The hold of a new order. */
export const firstHold = (now: Date, method: Method = 'card'): Hold => ({
  expiresAt: holdUntil(now, method),
  renewals: 0,
});

/**
 * The hold after a new attempt starts: unchanged for the first attempt, then renewed once, then unchanged. Null once
 * both holds have passed.
 */
export function nextHold(
  { expiresAt, renewals }: Hold,
  { now, isFirst, method = 'card' }: { now: Date; isFirst: boolean; method?: Method },
): Hold | null {
  const runs = now < expiresAt;
  if (isFirst && runs) return { expiresAt, renewals };
  if (renewals < MOST_RENEWALS) return { expiresAt: holdUntil(now, method), renewals: renewals + 1 };
  return runs ? { expiresAt, renewals } : null;
}

function holdUntil(now: Date, method: Method): Date {
  return new Date(now.getTime() + holdMinutes(method) * MINUTE);
}
