import { DOCUMENTED_PAYMENT, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { rulesOf } from '../payment-rules';

const MINUTE = 60_000;

/** How long an unpaid order holds its stock; a new attempt renews the hold once (docs/rules.md "Stock holds"). */
export const HOLD_MINUTES = 30;
const MOST_RENEWALS = 1;

export interface Hold {
  expiresAt: Date;
  renewals: number;
}

/** Minutes for which a hold lasts. The shopper can open the provider's account at the end of the usual time. */
export const holdMinutes = (method: PaymentMethodCode): number => HOLD_MINUTES + rulesOf(method).accountMinutes;

/** The hold of a new order. */
export const firstHold = (now: Date, method: PaymentMethodCode = DOCUMENTED_PAYMENT): Hold => ({
  expiresAt: holdUntil(now, method),
  renewals: 0,
});

/**
 * The hold after a new attempt starts: unchanged for the first attempt, then renewed once, then unchanged. Null once
 * both holds have passed.
 */
export function nextHold(
  { expiresAt, renewals }: Hold,
  { now, isFirst, method = DOCUMENTED_PAYMENT }: { now: Date; isFirst: boolean; method?: PaymentMethodCode },
): Hold | null {
  const runs = now < expiresAt;
  if (isFirst && runs) return { expiresAt, renewals };
  if (renewals < MOST_RENEWALS) return { expiresAt: holdUntil(now, method), renewals: renewals + 1 };
  return runs ? { expiresAt, renewals } : null;
}

function holdUntil(now: Date, method: PaymentMethodCode): Date {
  return new Date(now.getTime() + holdMinutes(method) * MINUTE);
}
