import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { attemptReference, type Hold, nextHold, type Obstacle, rulesOf, storeHold } from '../../orders/public';
import { holdForAttempt } from '../order/hold-stock';
import { isOwnerGone, type LockedOrder, lockOrder } from '../order/order-lock';
import type { Attempt } from '../tables';
import { payerOf } from '../order/payer-of';
import { lastAttempt } from '../order/last-attempt';
import { needsProvider } from '../order/needs-provider';

export type Claim =
  | { kind: 'paid'; order: LockedOrder }
  /** No provider takes its money. */
  | { kind: 'at-once'; order: LockedOrder }
  | { kind: Obstacle; order: LockedOrder }
  /** Another request is asking the provider now. */
  | { kind: 'starting'; order: LockedOrder; attempt: Attempt }
  /** The shopper can pay this one. */
  | { kind: 'open'; order: LockedOrder; attempt: Attempt }
  /** This request must start it. */
  | { kind: 'claimed'; order: LockedOrder; attempt: Attempt };

/**
 * Decides how an order is paid next. Reuses an open attempt younger than `reuseMs`, otherwise claims a new one; of many
 * concurrent requests one claims.
 */
export async function claimAttempt(
  trx: Transaction<Database>,
  orderId: number,
  { now, startingMs, reuseMs, payer }: { now: Date; startingMs: number; reuseMs: number; payer: string | null },
): Promise<Claim> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'Paid') return { kind: 'paid', order };
  if (order.status === 'Cancelled') return { kind: 'cancelled', order };
  if (!needsProvider(order)) return { kind: 'at-once', order };
  if (await isOwnerGone(trx, order)) return { kind: 'sold-out', order };
  const last = await lastAttempt(trx, orderId);
  const age = last ? now.getTime() - last.created_at.getTime() : Infinity;
  if (order.stock_held && last?.status === 'starting' && age < startingMs)
    return { kind: 'starting', order, attempt: last };
  const isOpen = order.stock_held && last?.status === 'open' && age < reuseOf(order, reuseMs);
  // A refund tells the person who paid, so each one has a payment apart.
  if (isOpen && (await payerOf(trx, last.id)) === payer) return { kind: 'open', order, attempt: last };
  const hold = nextHold(holdOf(order), {
    now,
    isFirst: last === undefined,
    method: order.payment_method,
  });
  if (hold === null) return { kind: 'hold-ended', order };
  const obstacle = order.stock_held ? null : await holdForAttempt(trx, order, now);
  if (obstacle !== null) return { kind: obstacle, order };
  const attempt = { number: (last?.attempt ?? 0) + 1, hold, now, payer };
  return { kind: 'claimed', order, attempt: await insertAttempt(trx, order, attempt) };
}

/** Milliseconds for which an open attempt is continued. A second account must not tempt the shopper to pay twice. */
const reuseOf = ({ payment_method }: LockedOrder, reuseMs: number): number =>
  Math.max(reuseMs, rulesOf(payment_method).accountMinutes * 60_000);

const holdOf = (order: LockedOrder): Hold => ({ expiresAt: order.hold_expires_at, renewals: order.hold_renewals });

async function insertAttempt(
  trx: Transaction<Database>,
  order: LockedOrder,
  { number: attempt, hold, now, payer }: { number: number; hold: Hold; now: Date; payer: string | null },
) {
  await storeHold(trx, order.id, hold);
  const inserted = await trx
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      attempt,
      reference: attemptReference(order.reference, attempt),
      status: 'starting',
      amount_kobo: order.amount_kobo,
      payment_method: order.payment_method,
      authorization_url: null,
      message: null,
      check_after: null,
      settled_at: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (payer !== null)
    await trx.insertInto('payment_payers').values({ attempt_id: inserted.id, email: payer, created_at: now }).execute();
  return inserted;
}
