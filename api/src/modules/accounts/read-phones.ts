import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** The phone contacts of a shopper, the first one first. */
export function readPhones(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('contacts')
    .select(['id', 'type', 'contact'])
    .where('user_id', '=', userId)
    .where('type', '=', 'Phone')
    .orderBy('id')
    .execute();
}
