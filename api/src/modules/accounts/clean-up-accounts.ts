import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** Removes what has run out: sessions, login attempts, links in mails. */
export async function cleanUpAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['sessions', 'login_attempts', 'email_verifications', 'password_resets'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}
