import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import '../accounts/tables';

/** The name under which everybody reads what a shopper wrote: first name and the surname's initial. */
export async function publicName(db: Kysely<Database>, userId: number): Promise<string> {
  const { surname, other_names } = await db
    .selectFrom('users')
    .select(['surname', 'other_names'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const [first = ''] = other_names.trim().split(/\s+/);
  const [initial] = surname.trim().normalize('NFC');
  return initial === undefined ? first : `${first} ${initial}.`.trim();
}
