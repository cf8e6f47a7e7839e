import type { Kysely } from 'kysely';
import type { User } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { ApiProblem, forbidden, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { openSession } from '../../platform/sessions/sessions';
import { hashToken, newToken } from '../../platform/sessions/token';
import { CODE_PER_ADDRESS } from './limits';
import { CODE_TRIES, codeFits } from './login-code';
import { messages } from './messages';
import { readUser } from './read-user';
import { findKnownDevice, rememberDevice } from './remember-device';
import { revokeSession } from './revoke-session';
import { codesPausedFor, countWrongCode } from './wrong-codes';

/** How long a right code is taken once more, in milliseconds (decision "a code whose answer got lost"). */
const REPEAT_MS = 60_000;

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config' | 'limits'>;

interface CodeAttempt {
  temporaryToken: string;
  code: string;
  platform: string;
  /** The browser's own name for itself, by which the shopper recognises the session. */
  userAgent?: string | undefined;
  /** What the browser shows to be known, or null. */
  deviceToken: string | null;
  /** Names the client's network address. */
  client: string;
}

interface SignedIn {
  token: string;
  profile: User;
  /** By which this browser is known from now on. */
  deviceToken: string;
}

type Outcome = 'unknown' | 'expired' | 'locked' | 'wrong' | { pausedFor: number } | SignedIn;

/**
 * The second step of signing in (spec 1 §4): trades temporary token and code for a session. For a minute the same code
 * is taken once more, because its answer may have got lost: the first session ends then.
 * Throws 401 without a known temporary token, 422 for a wrong or expired code, 403 after five wrong ones, 429 while
 * codes pause for devices that the account does not know.
 */
export async function finishLogin(app: Needs, attempt: CodeAttempt): Promise<SignedIn> {
  const { db, clock } = app;
  const owner = await db
    .selectFrom('login_attempts')
    .select('user_id')
    .where('token_hash', '=', hashToken(attempt.temporaryToken))
    .executeTakeFirst();
  const shown = { userId: owner?.user_id ?? 0, token: attempt.deviceToken, now: clock() };
  const deviceId = await findKnownDevice(db, shown);
  if (deviceId === null) await app.limits.consume(CODE_PER_ADDRESS, attempt.client);
  if (owner === undefined) throw unauthenticated();
  const guesser = { userId: owner.user_id, deviceId };
  // A wrong code is an outcome and no throw: the count of tries must be kept.
  const outcome = await db.transaction().execute((trx) => tryCode(trx, app, attempt, guesser));
  if (typeof outcome === 'object') {
    if ('token' in outcome) return outcome;
    throw new ApiProblem(429, messages.codesPaused, { code: [messages.codesPaused] }, outcome.pausedFor);
  }
  throw refusals[outcome]();
}

const refusals = {
  unknown: () => unauthenticated(),
  expired: () => unprocessable({ code: [messages.expiredCode] }),
  wrong: () => unprocessable({ code: [messages.wrongCode] }),
  locked: () => forbidden(messages.lockedCode, { code: [messages.lockedCode] }),
};

async function tryCode(
  trx: Kysely<Database>,
  app: Needs,
  attempt: CodeAttempt,
  guesser: { userId: number; deviceId: number | null },
): Promise<Outcome> {
  const now = app.clock();
  const token_hash = hashToken(attempt.temporaryToken);
  // One at a time for each account, so that of several tries at once each is counted. A new password waits, too.
  await trx.selectFrom('users').select('id').where('id', '=', guesser.userId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('login_attempts')
    .select(['code_hmac', 'tries', 'expires_at', 'used_at', 'session_hash', 'repeated_at'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  const isUsed = row.used_at !== null;
  const isOver = row.used_at
    ? row.repeated_at !== null || now.getTime() - row.used_at.getTime() > REPEAT_MS
    : row.expires_at <= now;
  if (isOver) return 'expired';
  if (row.tries >= CODE_TRIES) return 'locked';
  const pausedFor = await codesPausedFor(trx, app, guesser);
  if (pausedFor > 0) return { pausedFor };

  if (!codeFits(attempt.code, attempt.temporaryToken, row.code_hmac)) {
    const tries = row.tries + 1;
    await trx.updateTable('login_attempts').set({ tries }).where('token_hash', '=', token_hash).execute();
    await countWrongCode(trx, app, guesser);
    if (isUsed) return 'expired';
    return tries >= CODE_TRIES ? 'locked' : 'wrong';
  }
  // A session that was ended since stays ended.
  if (isUsed && !(await revokeSession(trx, { userId: guesser.userId, tokenHash: row.session_hash ?? '' })))
    return 'expired';
  await wakeAccount(trx, guesser.userId);
  const signedIn = await openOnDevice(trx, app, attempt, guesser.userId);
  await trx
    .updateTable('login_attempts')
    .set({ session_hash: hashToken(signedIn.token), ...(isUsed ? { repeated_at: now } : { used_at: now }) })
    .where('token_hash', '=', token_hash)
    .execute();
  return signedIn;
}

async function openOnDevice(
  trx: Kysely<Database>,
  { clock, config }: Needs,
  { platform, userAgent, deviceToken }: CodeAttempt,
  userId: number,
): Promise<SignedIn> {
  const now = clock();
  const device = deviceToken ?? newToken();
  const deviceId = await rememberDevice(trx, { userId, token: device, now });
  const session = { userId, platform, now, days: config.sessionDays, userAgent, deviceId };
  return { token: await openSession(trx, session), profile: await readUser(trx, userId), deviceToken: device };
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
