import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Attempt } from '../tables';

/** The newest payment of a locked order. */
export const lastAttempt = (trx: Transaction<Database>, orderId: number): Promise<Attempt | undefined> =>
  trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
