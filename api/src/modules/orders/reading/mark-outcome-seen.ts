import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

/** Notes that the shopper saw the end of a payment. False for an order that is not this shopper's, or is still open. */
export async function markOutcomeSeen(
  db: Kysely<Database>,
  { userId, orderId, now }: { userId: number; orderId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set((column) => ({ outcome_seen_at: column.fn.coalesce('outcome_seen_at', column.val(now)) }))
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('status', '!=', 'Uncompleted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
