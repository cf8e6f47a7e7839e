import type { PaymentState } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type Attempt, isSameOrder, keepAttempt, newKey, type OrderToPay, readAttempt } from './attempt';

/**
 * The attempt with which to place this order: the kept one when it is for the same order and that one is not settled,
 * else a new one. It is kept before it is returned.
 */
export async function attemptFor(
  { api, storage }: Pick<Platform, 'api' | 'storage'>,
  shopperId: number,
  order: OrderToPay,
): Promise<Attempt> {
  const kept = readAttempt(storage, shopperId);
  if (kept && isSameOrder(kept, order) && !(await isSettled(api, kept))) return kept;
  const attempt: Attempt = { ...order, key: newKey(), shopperId, placed: null };
  keepAttempt(storage, attempt);
  return attempt;
}

/** Paid or failed for good: the same products are wanted once more. When in doubt it is not: no second order then. */
async function isSettled(api: Platform['api'], { placed }: Attempt): Promise<boolean> {
  if (!placed) return false;
  try {
    const path = `/payments/${encodeURIComponent(placed.reference)}`;
    const { data } = await api.get<{ data: PaymentState }>(path);
    return data.status !== 'pending';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
