import { publicName } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unauthenticated } from '../../platform/errors/api-problem';
import type {} from '../accounts/public';

/**
 * The public name of a writer. Locks the account until the end of the
 * transaction, so that an account under deletion leaves no name behind (`lockAccount`). Throws 401 when the account was
 * closed in the meantime.
 */
export async function lockPublicName(trx: Transaction<Database>, userId: number): Promise<string> {
  const account = await trx
    .selectFrom('users')
    .select(['surname', 'other_names', 'status'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (account?.status !== 'active') throw unauthenticated();
  return publicName(account);
}
