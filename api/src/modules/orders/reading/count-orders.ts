import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Period } from '../../coins/public';
import '../tables';

/**
 * Counts the orders that a shopper sees in the list of orders: those of every status, so that both numbers agree. In a
 * period, those that were created in it.
 */
export async function countOrders(db: Kysely<Database>, userId: number, period?: Period): Promise<number> {
  let orders = db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);
  if (period) orders = orders.where('created_at', '>', period.after).where('created_at', '<=', period.until);
  const { count } = await orders.executeTakeFirstOrThrow();
  return count;
}
