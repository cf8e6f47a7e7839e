import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** The account of a shopper, opened on demand. */
export async function accountOf(trx: Kysely<Database>, userId: number): Promise<number> {
  const find = () => trx.selectFrom('coin_accounts').select('id').where('user_id', '=', userId).executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await trx
    .insertInto('coin_accounts')
    .values({ user_id: userId, code: null, balance: 0 })
    .onConflict((same) => same.column('user_id').doNothing())
    .execute();
  // A concurrent request can have opened it.
  return trx
    .selectFrom('coin_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);
}
