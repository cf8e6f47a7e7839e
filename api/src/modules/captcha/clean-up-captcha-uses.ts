import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** Deletes redeemed challenges that have expired anyway. */
export async function cleanUpCaptchaUses(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('captcha_uses').where('expires_at', '<', now).execute();
}
