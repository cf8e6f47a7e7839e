import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { messages } from './messages';
import { recordSecurityEvent } from './security-events';

/** Wrong codes in an hour that pause an account's codes: per known device, and for all unknown devices together. */
const WRONG_CODES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** The owner gets at most one mail a day, so wrong codes are stored for that long. */
export const TELL_AGAIN_MS = 24 * HOUR_MS;

type Needs = Pick<App, 'outbox' | 'clock' | 'config'>;

export interface Guesser {
  userId: number;
  /** Null: a device that the account does not know. */
  deviceId: number | null;
}

/** Seconds until an account accepts codes from a device again; 0 when it does now. */
export async function codesPausedFor(
  db: Kysely<Database>,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  guesser: Guesser,
): Promise<number> {
  const now = clock().getTime();
  const most = mostWrong(config.rateLimitScale);
  // The pause ends when the oldest of the newest `most` wrong codes is an hour old.
  const rows = await wrongCodesOf(db, guesser)
    .select('entered_at')
    .where('entered_at', '>', new Date(now - HOUR_MS))
    .orderBy('entered_at', 'desc')
    .limit(most)
    .execute();
  const oldest = rows[most - 1];
  return oldest === undefined ? 0 : Math.ceil((oldest.entered_at.getTime() + HOUR_MS - now) / 1000);
}

/**
 * Counts a wrong code, and mails the owner when it pauses codes for unknown devices. Pass a transaction that holds the
 * lock on the account's row, so that each of several simultaneous codes is counted before the next one is checked.
 */
export async function countWrongCode(trx: Kysely<Database>, app: Needs, guesser: Guesser): Promise<void> {
  const now = app.clock();
  const { id } = await trx
    .insertInto('wrong_codes')
    .values({ user_id: guesser.userId, device_id: guesser.deviceId, entered_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (guesser.deviceId !== null || (await codesPausedFor(trx, app, guesser)) === 0) return;
  const told = await wrongCodesOf(trx, guesser)
    .select('id')
    .where('is_told', '=', true)
    .where('entered_at', '>', new Date(now.getTime() - TELL_AGAIN_MS))
    .executeTakeFirst();
  if (told !== undefined) return;
  await recordSecurityEvent(trx, { userId: guesser.userId, kind: 'codes-paused', now });
  await trx.updateTable('wrong_codes').set({ is_told: true }).where('id', '=', id).execute();
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', guesser.userId)
    .executeTakeFirstOrThrow();
  const { brand, publicUrl } = app.config;
  const mail = messages.codesPausedMail(brand, `${publicUrl}/account?forgot-password`);
  await app.outbox.add(trx, { channel: 'email', to: email, ...mail });
}

const mostWrong = (scale: number) => Math.max(1, Math.round(WRONG_CODES_PER_HOUR * scale));

function wrongCodesOf(db: Kysely<Database>, { userId, deviceId }: Guesser) {
  return db
    .selectFrom('wrong_codes')
    .where('user_id', '=', userId)
    .where('device_id', 'is not distinct from', deviceId);
}
