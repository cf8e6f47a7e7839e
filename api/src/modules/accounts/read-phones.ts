import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** A shopper's phone contacts, oldest first. */
export function readPhones(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('contacts')
    .select(['id', 'type', 'contact'])
    .where('user_id', '=', userId)
    .where('type', '=', 'Phone')
    .orderBy('id')
    .execute();
}
