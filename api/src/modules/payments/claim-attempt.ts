import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { holdUntil } from '../orders/create-order';
import { attemptReference } from '../orders/order-reference';
import { holdStockAgain } from './hold-stock';
import { isOwnerGone, lockOrder } from './order-lock';
import type { OrdersTable } from '../orders/tables';
import type { PaymentAttemptsTable } from './tables';

export type LockedOrder = Selectable<OrdersTable>;
export type Attempt = Selectable<PaymentAttemptsTable>;

export type Claim =
  | { kind: 'paid'; order: LockedOrder }
  /** The products are gone, or who wanted them. */
  | { kind: 'sold-out'; order: LockedOrder }
  /** Another request is asking the provider at this moment. */
  | { kind: 'starting'; order: LockedOrder; attempt: Attempt }
  /** The shopper can pay this one. */
  | { kind: 'open'; order: LockedOrder; attempt: Attempt }
  /** Ours to start. */
  | { kind: 'claimed'; order: LockedOrder; attempt: Attempt };

/**
 * Decides how an order is paid next, and claims a new attempt when there is none to go on with: of many requests
 * at the same time one claims. An open attempt is used again while it is younger than `reuseMs`.
 */
export async function claimAttempt(
  trx: Transaction<Database>,
  orderId: number,
  { now, startingMs, reuseMs }: { now: Date; startingMs: number; reuseMs: number },
): Promise<Claim> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'Paid') return { kind: 'paid', order };
  if (await isOwnerGone(trx, order)) return { kind: 'sold-out', order };
  if (!order.stock_held && !(await holdStockAgain(trx, orderId, now))) return { kind: 'sold-out', order };
  const last = await lastAttempt(trx, orderId);
  const age = last ? now.getTime() - last.created_at.getTime() : Infinity;
  if (last?.status === 'starting' && age < startingMs) return { kind: 'starting', order, attempt: last };
  if (last?.status === 'open' && age < reuseMs) return { kind: 'open', order, attempt: last };
  return { kind: 'claimed', order, attempt: await insertAttempt(trx, order, (last?.attempt ?? 0) + 1, now) };
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

async function insertAttempt(trx: Transaction<Database>, order: LockedOrder, attempt: number, now: Date) {
  // A new try gives the shopper the whole time again.
  await trx
    .updateTable('orders')
    .set({ hold_expires_at: holdUntil(now) })
    .where('id', '=', order.id)
    .execute();
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
