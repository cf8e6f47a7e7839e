import type { PaymentState } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type Attempt, isSameOrder, keepAttempt, newKey, type OrderToPay, readAttempt } from './attempt';

/**
 * Returns the stored attempt when it is for the same order and not settled, otherwise a new one. Stores a new attempt
 * before it returns.
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

/** Whether the placed order is paid or has failed, so that a new order is needed. In doubt, false: no second order. */
export async function isSettled(api: Platform['api'], { placed }: Pick<Attempt, 'placed'>): Promise<boolean> {
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
