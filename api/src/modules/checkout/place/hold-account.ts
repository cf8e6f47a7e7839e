import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { unauthenticated } from '../../../platform/errors/api-problem';
import type {} from '../../accounts/public';

/**
 * Locks the account, so that it closes before or after its order is written, never in between (`lockAccount`). Throws
 * 401 when it was closed since the session lookup.
 */
export async function holdAccount(trx: Transaction<Database>, userId: number): Promise<void> {
  const account = await trx.selectFrom('users').select('status').where('id', '=', userId).forShare().executeTakeFirst();
  if (account?.status !== 'active') throw unauthenticated();
}
