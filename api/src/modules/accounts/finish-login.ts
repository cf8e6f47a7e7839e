import type { Kysely } from 'kysely';
import type { User } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { forbidden, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { openSession } from '../../platform/sessions/sessions';
import { hashToken } from '../../platform/sessions/token';
import { CODE_TRIES, codeFits } from './login-code';
import { messages } from './messages';
import { readUser } from './read-user';

type Needs = Pick<App, 'db' | 'clock' | 'config'>;

interface LoginAttempt {
  temporaryToken: string;
  code: string;
  platform: string;
  /** The browser's own name for itself, by which the shopper recognises the session. */
  userAgent?: string | undefined;
}

type Outcome = 'unknown' | 'expired' | 'locked' | 'wrong' | { token: string; profile: User };

/**
 * The second step of signing in (spec 1 §4): trades temporary token and code for a session.
 * Throws 401 without a known temporary token, 422 for a wrong or expired code, 403 after five wrong ones.
 */
export async function finishLogin(app: Needs, attempt: LoginAttempt): Promise<{ token: string; profile: User }> {
  // A wrong code is an outcome and no throw: the count of tries must be kept.
  const outcome = await app.db.transaction().execute((trx) => tryCode(trx, app, attempt));
  switch (outcome) {
    case 'unknown':
      throw unauthenticated();
    case 'expired':
      throw unprocessable({ code: [messages.expiredCode] });
    case 'wrong':
      throw unprocessable({ code: [messages.wrongCode] });
    case 'locked':
      throw forbidden(messages.lockedCode, { code: [messages.lockedCode] });
    default:
      return outcome;
  }
}

async function tryCode(
  trx: Kysely<Database>,
  { clock, config }: Needs,
  { temporaryToken, code, platform, userAgent }: LoginAttempt,
): Promise<Outcome> {
  const now = clock();
  const token_hash = hashToken(temporaryToken);
  // The row stays locked until the end, so that of several tries at once each is counted.
  const row = await trx
    .selectFrom('login_attempts')
    .select(['user_id', 'code_hmac', 'tries', 'expires_at', 'used_at'])
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.used_at !== null || row.expires_at <= now) return 'expired';
  if (row.tries >= CODE_TRIES) return 'locked';
  const fits = codeFits(code, temporaryToken, row.code_hmac);
  await trx
    .updateTable('login_attempts')
    .set(fits ? { used_at: now } : { tries: row.tries + 1 })
    .where('token_hash', '=', token_hash)
    .execute();
  if (!fits) return row.tries + 1 >= CODE_TRIES ? 'locked' : 'wrong';
  await wakeAccount(trx, row.user_id);
  const session = { userId: row.user_id, platform, now, days: config.sessionDays, userAgent };
  return { token: await openSession(trx, session), profile: await readUser(trx, row.user_id) };
}

/** Signing in ends a deactivation (decision "Deactivate just closes the dialog"). */
async function wakeAccount(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'active', deactivated_at: null })
    .where('id', '=', userId)
    .where('status', '=', 'deactivated')
    .execute();
}
