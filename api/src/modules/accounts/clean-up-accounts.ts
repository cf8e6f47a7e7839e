import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { deleteOldEvents } from './security-events';
import { TELL_AGAIN_MS } from './wrong-codes';

/** Deletes expired sessions, login attempts, mailed links, known devices and wrong codes. */
export async function cleanUpAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of [
    'sessions',
    'login_attempts',
    'email_verifications',
    'password_resets',
    'known_devices',
    'email_undos',
  ] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await deleteOldEvents(db, now);
  await db
    .deleteFrom('wrong_codes')
    .where('entered_at', '<=', new Date(now.getTime() - TELL_AGAIN_MS))
    .execute();
}
