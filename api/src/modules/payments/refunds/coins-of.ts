import type { Kobo } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { coinsToReturn } from '../../coins/public';
import '../tables';

/** Coins that go back with an amount, after the earlier refunds of the payment. Sure only while the order is locked. */
export async function coinsOf(db: Kysely<Database>, attemptId: number, amount: Kobo): Promise<number> {
  const { before } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_kobo'), sql<string>`0`).as('before'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return coinsToReturn({ before: Number(before), amount });
}
