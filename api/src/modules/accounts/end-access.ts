import '../links/tables';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/**
 * Ends everything that opens an account: sessions, sign-ins that are half done, links, and known devices with their
 * wrong codes. Pass the transaction that sets the new password, after it wrote the account's row: a sign-in meanwhile
 * waits for that row.
 */
export async function endAccess(trx: Kysely<Database>, userId: number): Promise<void> {
  for (const table of [
    'login_attempts',
    'sessions',
    'link_codes',
    'password_resets',
    'known_devices',
    'wrong_codes',
  ] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
