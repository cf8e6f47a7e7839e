import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

/** Email of the person who pays with an attempt instead of the shopper; null: the shopper pays. */
export async function payerOf(db: Kysely<Database>, attemptId: number): Promise<string | null> {
  const payer = await db
    .selectFrom('payment_payers')
    .select('email')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return payer?.email ?? null;
}
