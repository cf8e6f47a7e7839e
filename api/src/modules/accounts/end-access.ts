import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { AccountsNeeds } from './accounts-needs';

/**
 * Revokes everything that gives access to an account: sessions, unfinished sign-ins, links, and known devices with
 * their wrong codes. Pass the transaction that sets the new password, after its write to the account's row: a
 * concurrent sign-in waits for that row.
 */
export async function endAccess(
  trx: Kysely<Database>,
  { revokeHandoffs }: AccountsNeeds,
  userId: number,
): Promise<void> {
  for (const table of ['login_attempts', 'sessions', 'password_resets', 'known_devices', 'wrong_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await revokeHandoffs(trx, userId);
}
