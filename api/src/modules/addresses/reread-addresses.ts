import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { rereadNumbers } from '../accounts/public';
import './tables';

/** Brings the phone numbers of older releases to the stored form. */
export async function rereadAddresses(db: Kysely<Database>): Promise<void> {
  await rereadNumbers(db, {
    name: 'addresses',
    next: (trx, { after, limit }) =>
      trx
        .selectFrom('addresses')
        .select(['id', 'phone as number'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute(),
    change: async (trx, id, phone) => {
      await trx.updateTable('addresses').set({ phone }).where('id', '=', id).execute();
    },
  });
}
