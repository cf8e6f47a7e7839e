import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { ApiProblem, unprocessable } from '../../platform/errors/api-problem';
import { hashToken, newToken } from '../../platform/sessions/token';
import type { CaptchaProvider } from '../captcha/public';
import { codesBesideNew } from './earlier-codes';
import { CODE_MAILS } from './limits';
import { CODE_SECONDS, CODE_TRIES, newCode, sealCode } from './login-code';
import { messages } from './messages';
import { passwordFits } from './passwords';
import { findKnownDevice } from './remember-device';
import { nameGuess, sealSilentToken } from './silent-token';
import { type LoginAttempt, spendLoginAttempt } from './spend-login-attempt';
import { codesPausedFor } from './wrong-codes';

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config' | 'limits'>;

interface Credentials extends Omit<LoginAttempt, 'deviceId'> {
  password: string;
  /** The token of a known device, or null. */
  deviceToken: string | null;
  /** The temporary token of an earlier call; its code then works beside the new one. */
  earlierToken: string | null;
}

/** A silent answer takes at least this long, so that its time tells nothing. */
const SILENT_ANSWER_MS = 600;

interface Account {
  id: number;
  email: string;
  password_hash: string | null;
}

/**
 * The first step of signing in (ACC-CALL-005): checks the password and mails a six-digit code. It also accepts
 * deactivated accounts, which the second step reactivates. Only wrong passwords use up attempts, so repeating the call
 * to resend the code is free.
 * @throws 422 when email and password do not match (an unknown email gets the same response in the same time), 429
 * while codes are paused, and the errors of `spendLoginAttempt`
 * @returns a temporary token, valid for the second step only. `isSilent`: the password may have been wrong, and the
 * token is then good for nothing
 */
export async function startLogin(
  app: Needs,
  captcha: CaptchaProvider,
  { password, deviceToken, earlierToken, ...attempt }: Credentials,
): Promise<{ token: string; isSilent: boolean }> {
  const account = await app.db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', attempt.email))
    .where('status', 'in', ['active', 'deactivated'])
    .executeTakeFirst();
  // Runs without an account, too, so that the response takes the same time.
  const deviceId = await findKnownDevice(app.db, { userId: account?.id ?? 0, token: deviceToken, now: app.clock() });
  const started = Date.now();
  const { isSilent, giveBack } = await spendLoginAttempt(app, captcha, { ...attempt, deviceId });
  let isWrong = false;
  try {
    isWrong = !(await passwordFits(password, account?.password_hash ?? null));
  } finally {
    // Refunds the attempt when the check itself fails, too. A refund would show that a silent guess was right.
    if (!isWrong && !isSilent) await giveBack();
  }
  if (!isSilent) {
    if (account === undefined || isWrong) throw wrongPassword();
    return { token: await mailCode(app, account, { deviceId, earlierToken, silentEmail: null }), isSilent };
  }
  const token = await startSilently(app, isWrong ? undefined : account, {
    email: attempt.email,
    password,
    earlierToken,
  });
  await sleep(Math.max(0, started + SILENT_ANSWER_MS - Date.now()));
  return { token, isSilent };
}

/**
 * Mails a code if the password was right, and returns a token of the same kind if it was not, so that guesses tell
 * nothing.
 */
async function startSilently(
  app: Needs,
  account: Account | undefined,
  { email, password, earlierToken }: { email: string; password: string; earlierToken: string | null },
): Promise<string> {
  const isPaused =
    account !== undefined && (await codesPausedFor(app.db, app, { userId: account.id, deviceId: null })) > 0;
  if (account !== undefined && !isPaused)
    return mailCode(app, account, { deviceId: null, earlierToken, silentEmail: email });
  await app.limits.consume(CODE_MAILS, await nameGuess(app.db, email, password));
  return sealSilentToken(app.db, { email, expiresAt: new Date(app.clock().getTime() + CODE_SECONDS * 1000) });
}

const wrongPassword = () => unprocessable({ email: [messages.wrongPassword] });

async function mailCode(
  app: Needs,
  account: Account,
  {
    deviceId,
    earlierToken,
    silentEmail,
  }: {
    deviceId: number | null;
    earlierToken: string | null;
    /** For a token that does not show that the password was right; else null. */
    silentEmail: string | null;
  },
): Promise<string> {
  const pause = await codesPausedFor(app.db, app, { userId: account.id, deviceId });
  if (pause > 0) throw new ApiProblem(429, messages.codesPaused, undefined, pause);
  await app.limits.consume(CODE_MAILS, `${account.id} ${deviceId ?? 'unknown'}`);
  const code = newCode();
  return app.db.transaction().execute(async (trx) => {
    // A concurrent password change ends this sign-in: it either waits for this lock or is visible here.
    const current = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst();
    if (current === undefined) throw wrongPassword();
    const token = await storeCode(trx, { code, userId: account.id, earlierToken, silentEmail, now: app.clock() });
    const mail = messages.codeMail(app.config.brand, code);
    await app.outbox.add(trx, { channel: 'email', to: account.email, ...mail, code });
    return token;
  });
}

/**
 * Stores a code: in the sign-in that waits for an earlier one, whose wrong codes still count, else in a new one.
 * @returns the temporary token of the sign-in
 */
async function storeCode(
  trx: Kysely<Database>,
  {
    code,
    userId,
    earlierToken,
    silentEmail,
    now,
  }: { code: string; userId: number; earlierToken: string | null; silentEmail: string | null; now: Date },
): Promise<string> {
  const expires_at = new Date(now.getTime() + CODE_SECONDS * 1000);
  const waiting =
    earlierToken === null || silentEmail !== null
      ? undefined
      : await findWaiting(trx, { token: earlierToken, userId, now });
  const fresh = () =>
    silentEmail === null ? newToken() : sealSilentToken(trx, { email: silentEmail, expiresAt: expires_at });
  const token = waiting ? earlierToken! : await fresh();
  const newest = { code_hmac: sealCode(code, token), expires_at };
  if (waiting)
    await trx
      .updateTable('login_attempts')
      .set({ ...newest, earlier_codes: codesBesideNew(waiting, now) })
      .where('token_hash', '=', hashToken(token))
      .execute();
  else
    await trx
      .insertInto('login_attempts')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        ...newest,
        created_at: now,
        used_at: null,
        session_hash: null,
        repeated_at: null,
      })
      .execute();
  return token;
}

/** The sign-in of this token, if it can still succeed. The caller holds a lock on the account. */
function findWaiting(trx: Kysely<Database>, { token, userId, now }: { token: string; userId: number; now: Date }) {
  return trx
    .selectFrom('login_attempts')
    .select(['code_hmac', 'expires_at', 'earlier_codes'])
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .forUpdate()
    .executeTakeFirst();
}
