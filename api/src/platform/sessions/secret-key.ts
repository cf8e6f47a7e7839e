import type { Kysely } from 'kysely';
import { newToken } from './token';
import type { Database } from '../database/tables';

/** A key that all instances share, also after a restart. The first caller creates it. */
export async function secretKey(db: Kysely<Database>, name: string): Promise<string> {
  await db
    .insertInto('meta')
    .values({ name, value: newToken() })
    .onConflict((same) => same.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
