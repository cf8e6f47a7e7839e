import { isAwaited, statusesWith } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { undoableUntil } from '../accounts/public';
import type {} from '../catalog/public';
import type {} from '../orders/public';
import { messages } from './messages';

/** Statuses that need no account any more. Every other status, unknown ones included, counts as in progress. */
const SETTLED = statusesWith((rules) => !isAwaited(rules) && rules.place !== 'returning');
const MINUTE_MS = 60_000;
const MOST_NAMED = 5;

interface Owner {
  userId: number;
  now: Date;
}

/**
 * Why an account cannot be deleted now, or null: parcels in transit and orders awaiting payment need their owner, and
 * the previous email must be able to take the account back (docs/decisions/0080).
 */
export async function findObstacle(db: Kysely<Database>, owner: Owner): Promise<string | null> {
  return (
    (await findParcels(db, owner)) ??
    (await findPayment(db, owner)) ??
    (await findStoreParcels(db, owner)) ??
    (await findUndo(db, owner))
  );
}

async function findUndo(db: Kysely<Database>, { userId, now }: Owner): Promise<string | null> {
  const until = await undoableUntil(db, userId, now);
  return until && messages.undo(lagosDateTime(until.toISOString()));
}

async function findParcels(db: Kysely<Database>, { userId }: Owner): Promise<string | null> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select('orders.reference')
    .distinct()
    .where('orders.user_id', '=', userId)
    .where('invoices.status', 'not in', SETTLED)
    .orderBy('orders.reference')
    .limit(MOST_NAMED)
    .execute();
  return orders.length === 0 ? null : messages.parcels(orders.map(({ reference }) => reference));
}

async function findPayment(db: Kysely<Database>, { userId, now }: Owner): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select(['reference', 'hold_expires_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'Uncompleted')
    .where('stock_held', '=', true)
    .where('hold_expires_at', '>', now)
    .orderBy('hold_expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) return null;
  return messages.payment(order.reference, Math.ceil((order.hold_expires_at.getTime() - now.getTime()) / MINUTE_MS));
}

async function findStoreParcels(db: Kysely<Database>, { userId }: Owner): Promise<string | null> {
  const store = await db
    .selectFrom('vendors')
    .innerJoin('invoices', 'invoices.vendor_id', 'vendors.id')
    .select('vendors.store_name')
    .where('vendors.user_id', '=', userId)
    .where('invoices.status', 'not in', SETTLED)
    .limit(1)
    .executeTakeFirst();
  return store ? messages.store(store.store_name) : null;
}
