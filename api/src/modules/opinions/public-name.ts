import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unauthenticated } from '../../platform/errors/api-problem';
import '../accounts/tables';

/**
 * The public name of a writer: first name and the initial of the surname. Locks the account until the end of the
 * transaction, so that an account under deletion leaves no name behind (`lockAccount`). Throws 401 when the account was
 * closed in the meantime.
 */
export async function publicName(trx: Transaction<Database>, userId: number): Promise<string> {
  const account = await trx
    .selectFrom('users')
    .select(['surname', 'other_names', 'status'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (account?.status !== 'active') throw unauthenticated();
  const [first = ''] = account.other_names.trim().split(/\s+/);
  const [initial] = account.surname.trim().normalize('NFC');
  return initial === undefined ? first : `${first} ${initial}.`.trim();
}
