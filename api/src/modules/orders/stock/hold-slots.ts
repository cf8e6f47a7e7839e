import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Most unpaid orders of an account that hold stock at a time. Migration 1007 has the same number. */
const MOST_HOLDING = 3;

/** Serialises decisions on the stock that an account’s orders hold, until the transaction ends. */
export async function lockHolds(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order holds of ${userId}`}, 0))`.execute(trx);
}

/** Unpaid orders of an account that hold stock. Under `lockHolds` the answer stays valid. */
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

/** A free slot, or null. The index `orders_hold_slots` keeps each slot unique. */
export function freeSlot(holding: readonly { hold_slot: number | null }[]): number | null {
  if (holding.length >= MOST_HOLDING) return null;
  const taken = new Set(holding.map(({ hold_slot }) => hold_slot));
  for (let slot = 1; slot <= MOST_HOLDING; slot += 1) if (!taken.has(slot)) return slot;
  return null;
}
