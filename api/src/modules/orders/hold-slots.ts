import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** Unpaid orders of an account that hold stock at a time; the database knows the same number (migration 0045). */
export const MOST_HOLDING = 3;

/** Lets one transaction at a time decide what an account's orders hold. It ends with the transaction. */
export async function lockHolds(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order holds of ${userId}`}, 0))`.execute(trx);
}

/** Unpaid orders of an account that hold stock. Under `lockHolds` the answer stays true. */
export function holdingOrders(trx: Transaction<Database>, userId: number) {
  return trx
    .selectFrom('orders')
    .select(['reference', 'hold_slot'])
    .where('user_id', '=', userId)
    .where('status', '=', 'Uncompleted')
    .where('stock_held', '=', true)
    .orderBy('id')
    .execute();
}

/** A place for one more of them, or null. The index `orders_hold_slots` gives each place once. */
export function freeSlot(holding: readonly { hold_slot: number | null }[]): number | null {
  if (holding.length >= MOST_HOLDING) return null;
  const taken = new Set(holding.map(({ hold_slot }) => hold_slot));
  for (let slot = 1; slot <= MOST_HOLDING; slot += 1) if (!taken.has(slot)) return slot;
  return null;
}
