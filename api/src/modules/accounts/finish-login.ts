import type { Kysely } from 'kysely';
import type { User } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { ApiProblem, forbidden, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { openSession } from '../../platform/sessions/sessions';
import { hashToken, newToken } from '../../platform/sessions/token';
import { findCode } from './earlier-codes';
import { CODE_PER_ADDRESS, SILENT_CODES, SILENT_TRIES } from './limits';
import { CODE_TRIES, codeFits } from './login-code';
import { messages } from './messages';
import { wakeAccount } from './pause-account';
import { readUser } from './read-user';
import { findKnownDevice, rememberDevice } from './remember-device';
import { revokeSession } from './revoke-session';
import { openSilentToken, type SilentToken } from './silent-token';
import { tellNewDevice } from './tell-new-device';
import { codesPausedFor, countWrongCode } from './wrong-codes';

/**
 * How long a correct code or a verification link signs in a second time, in milliseconds (docs/rules.md "Codes and
 * links").
 */
export const REPEAT_MS = 60_000;
const PAUSE_S = 3600;

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config' | 'limits'>;

interface CodeAttempt {
  temporaryToken: string;
  code: string;
  platform: string;
  /** The User-Agent header; the shopper recognises the session by it. */
  userAgent?: string | undefined;
  /** The token of a known device, or null. */
  deviceToken: string | null;
  /** Key of the client's network address. */
  client: string;
}

export interface SignedIn {
  token: string;
  profile: User;
  /** Identifies this browser from now on. */
  deviceToken: string;
}

type Outcome = 'unknown' | 'expired' | 'locked' | 'wrong' | { pausedFor: number } | SignedIn;

/**
 * The second step of signing in (ACC-CALL-006): exchanges the temporary token and the code for a session. The same code
 * is accepted once more within a minute, because the response can get lost; the first session then ends.
 * @throws 401 for an unknown temporary token, 422 for a wrong or expired code, 403 after five wrong codes, 429 while
 * the account accepts no codes from unknown devices
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
  const silent = await openSilentToken(db, attempt.temporaryToken);
  if (owner === undefined) throw silent === null ? unauthenticated() : await silentRefusal(app, silent, attempt);
  const guesser = { userId: owner.user_id, deviceId };
  // A wrong code is returned, not thrown: a throw would roll the count of tries back.
  const outcome = await db.transaction().execute((trx) => tryCode(trx, app, attempt, guesser));
  if (typeof outcome === 'object' && 'token' in outcome) return outcome;
  if (silent !== null && outcome !== 'expired') throw await silentRefusal(app, silent, attempt);
  if (typeof outcome === 'object') {
    throw new ApiProblem(429, messages.codesPaused, { code: [messages.codesPaused] }, outcome.pausedFor);
  }
  throw refusals[outcome]();
}

/** The refusal of a code when the password may have been wrong: the same for a right and for a wrong one. */
async function silentRefusal(
  { limits, clock }: Needs,
  { account, expiresAt }: SilentToken,
  { temporaryToken }: CodeAttempt,
): Promise<ApiProblem> {
  if (expiresAt * 1000 <= clock().getTime()) return refusals.expired();
  if (!(await limits.take(SILENT_CODES, account)))
    return new ApiProblem(429, messages.codesPaused, { code: [messages.codesPaused] }, PAUSE_S);
  return (await limits.take(SILENT_TRIES, temporaryToken)) ? refusals.wrong() : refusals.locked();
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
  // One attempt at a time for each account, so that simultaneous tries all count. A password change waits, too.
  await trx.selectFrom('users').select('id').where('id', '=', guesser.userId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('login_attempts')
    .select(['code_hmac', 'earlier_codes', 'tries', 'expires_at', 'used_at', 'session_hash', 'repeated_at'])
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

  const entered = findCode(row, { now, fits: (sealed) => codeFits(attempt.code, attempt.temporaryToken, sealed) });
  if (entered?.isExpired && !isUsed) return 'expired';
  if (entered === null) {
    const tries = row.tries + 1;
    await trx.updateTable('login_attempts').set({ tries }).where('token_hash', '=', token_hash).execute();
    await countWrongCode(trx, app, guesser);
    if (isUsed) return 'expired';
    return tries >= CODE_TRIES ? 'locked' : 'wrong';
  }
  // A session that has ended in the meantime stays ended.
  if (isUsed && !(await revokeSession(trx, { userId: guesser.userId, tokenHash: row.session_hash ?? '' })))
    return 'expired';
  await wakeAccount(trx, guesser.userId);
  const signedIn = await openOnDevice(trx, app, attempt, guesser.userId);
  if (!isUsed)
    await tellNewDevice(trx, app, { ...guesser, userAgent: attempt.userAgent, isKnown: guesser.deviceId !== null });
  await trx
    .updateTable('login_attempts')
    .set({
      session_hash: hashToken(signedIn.token),
      // The other codes end; only this one works again when the answer gets lost.
      ...(isUsed ? { repeated_at: now } : { used_at: now, code_hmac: entered.code_hmac, earlier_codes: '[]' }),
    })
    .where('token_hash', '=', token_hash)
    .execute();
  return signedIn;
}

/** Opens a session in a browser that the account knows from now on. Part of a complete sign-in. */
export async function openOnDevice(
  trx: Kysely<Database>,
  { clock, config }: Pick<Needs, 'clock' | 'config'>,
  { platform, userAgent, deviceToken }: Pick<CodeAttempt, 'platform' | 'userAgent' | 'deviceToken'>,
  userId: number,
): Promise<SignedIn> {
  const now = clock();
  const device = deviceToken ?? newToken();
  const deviceId = await rememberDevice(trx, { userId, token: device, now });
  const session = { userId, platform, now, days: config.sessionDays, userAgent, deviceId };
  return { token: await openSession(trx, session), profile: await readUser(trx, userId), deviceToken: device };
}
