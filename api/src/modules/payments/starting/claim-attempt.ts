import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import {
  attemptReference,
  freeSlot,
  type Hold,
  holdingOrders,
  lockHolds,
  nextHold,
  type Obstacle,
  rulesOf,
  storeHold,
} from '../../orders/public';
import { holdStockAgain } from '../order/hold-stock';
import { isOwnerGone, type LockedOrder, lockOrder } from '../order/order-lock';
import type { Attempt } from '../tables';

export type Claim =
  | { kind: 'paid'; order: LockedOrder }
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
  { now, startingMs, reuseMs }: { now: Date; startingMs: number; reuseMs: number },
): Promise<Claim> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'Paid') return { kind: 'paid', order };
  if (order.status === 'Cancelled') return { kind: 'cancelled', order };
  if (await isOwnerGone(trx, order)) return { kind: 'sold-out', order };
  const last = await lastAttempt(trx, orderId);
  const age = last ? now.getTime() - last.created_at.getTime() : Infinity;
  if (order.stock_held && last?.status === 'starting' && age < startingMs)
    return { kind: 'starting', order, attempt: last };
  if (order.stock_held && last?.status === 'open' && age < reuseOf(order, reuseMs))
    return { kind: 'open', order, attempt: last };
  const hold = nextHold(holdOf(order), {
    now,
    isFirst: last === undefined,
    method: order.payment_method,
  });
  if (hold === null) return { kind: 'hold-ended', order };
  const obstacle = order.stock_held ? null : await takeAgain(trx, order, now);
  if (obstacle !== null) return { kind: obstacle, order };
  const attempt = { number: (last?.attempt ?? 0) + 1, hold, now };
  return { kind: 'claimed', order, attempt: await insertAttempt(trx, order, attempt) };
}

/** Milliseconds for which an open attempt is continued. A second account must not tempt the shopper to pay twice. */
const reuseOf = ({ payment_method }: LockedOrder, reuseMs: number): number =>
  Math.max(reuseMs, rulesOf(payment_method).accountMinutes * 60_000);

const holdOf = (order: LockedOrder): Hold => ({ expiresAt: order.hold_expires_at, renewals: order.hold_renewals });

/** Holds the stock of a locked order again. Null: success. */
async function takeAgain(trx: Transaction<Database>, order: LockedOrder, now: Date): Promise<Obstacle | null> {
  await lockHolds(trx, order.user_id);
  const slot = freeSlot(await holdingOrders(trx, order.user_id));
  if (slot === null) return 'too-many-unpaid';
  return (await holdStockAgain(trx, order.id, { slot, now })) ? null : 'sold-out';
}

export function lastAttempt(db: Transaction<Database>, orderId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insertAttempt(
  trx: Transaction<Database>,
  order: LockedOrder,
  { number: attempt, hold, now }: { number: number; hold: Hold; now: Date },
) {
  await storeHold(trx, order.id, hold);
  return trx
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      attempt,
      reference: attemptReference(order.reference, attempt),
      status: 'starting',
      amount_kobo: order.amount_kobo,
      authorization_url: null,
      message: null,
      check_after: null,
      settled_at: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
