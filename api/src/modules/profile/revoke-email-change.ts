import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Cancels a new address that waits for its link, in the transaction that gives the account back to its owner. */
export async function revokeEmailChange(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
