import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';

/**
 * Locks an account until the end of the transaction. Changes to it run one after the other, and no order is created in
 * between (`createOrder` shares this lock). Rows that only refer to the account are not blocked, so that a payment,
 * which locks its order first, cannot deadlock. Lock orders after it.
 */
export function lockAccount(trx: Transaction<Database>, userId: number) {
  return trx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
