import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Period } from '../coins/public';
import './tables';

/** Counts the paid orders of a shopper, in a period if given. */
export async function countPaidOrders(db: Kysely<Database>, userId: number, period?: Period): Promise<number> {
  let orders = db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'Paid');
  if (period) orders = orders.where('paid_at', '>', period.after).where('paid_at', '<=', period.until);
  const { count } = await orders.executeTakeFirstOrThrow();
  return count;
}
