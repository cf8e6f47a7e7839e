import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { rereadNumbers } from '../accounts/public';
import './tables';

/**
 * Brings the numbers of older releases to the stored form. A number that another contact has already keeps its
 * spelling and is listed in `shared_phone_numbers`.
 */
export async function rereadContacts(db: Kysely<Database>, now: Date): Promise<void> {
  await rereadNumbers(db, {
    name: 'contacts',
    next: (trx, { after, limit }) =>
      trx
        .selectFrom('contacts')
        .select(['id', 'contact as number'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute(),
    change: async (trx, id, number) => {
      if (!(await rename(trx, id, number)))
        await trx.insertInto('shared_phone_numbers').values({ contact_id: id, number, found_at: now }).execute();
    },
  });
}

/** @returns false when another contact has the number */
async function rename(trx: Transaction<Database>, id: number, number: string): Promise<boolean> {
  const holder = await trx
    .selectFrom('contacts')
    .select('id')
    .where('type', '=', 'Phone')
    .where('contact', '=', number)
    .executeTakeFirst();
  if (holder) return false;
  await trx.updateTable('contacts').set({ contact: number }).where('id', '=', id).execute();
  return true;
}
