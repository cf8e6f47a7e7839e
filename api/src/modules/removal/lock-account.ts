import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';

/**
 * Locks an account until the end of the transaction: two who change it follow one another, and no order is made of it
 * meanwhile (`createOrder` shares this lock). Rows that only name the account are not held up, so that a payment,
 * which locks its order first, never waits in a circle. Orders are locked after it.
 */
export function lockAccount(trx: Transaction<Database>, userId: number) {
  return trx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
