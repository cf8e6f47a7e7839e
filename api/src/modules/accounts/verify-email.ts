import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { hashToken } from '../../platform/sessions/token';
import { readOrigin, signedUpIn } from './account-origin';
import type { AccountsNeeds } from './accounts-needs';
import { endAccess } from './end-access';
import { openOnDevice, REPEAT_MS, type SignedIn } from './finish-login';
import { mailReset } from './mail-resets';
import { messages } from './messages';
import { recordSecurityEvent } from './security-events';
import { tellNewDevice } from './tell-new-device';

interface Link {
  /** From the mail. */
  token: string;
}

/** The browser in which a link opens. */
interface Browser {
  /** The token of its device cookie, or null. */
  deviceToken: string | null;
  /** The User-Agent header. */
  userAgent: string | undefined;
  /** The account that is signed in, or null. */
  viewer: Pick<Viewer, 'id'> | null;
}

/**
 * What the page of a verification link shows. Changes nothing, because mail programs open links before the reader does.
 * @throws 422 (field `token`) when the link is unknown or expired, or the email of the account has changed
 */
export async function readVerification(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { token, deviceToken }: Link & Pick<Browser, 'deviceToken'>,
) {
  const account = await findAccount(db, token, clock());
  const origin = await readOrigin(db, account.id);
  return {
    email: account.email,
    verified: account.email_verified_at !== null,
    /** This browser signed up, so its shopper knows the account. */
    own_browser: signedUpIn(origin, account.id, deviceToken),
    sign_up: {
      method: origin?.method ?? null,
      handle: origin?.handle ?? null,
      device: origin?.device ?? null,
      created_at: account.created_at.toISOString(),
    },
  };
}

/**
 * Verifies an email with its mailed link and keeps all ways into the account. The link works repeatedly until it
 * expires, because an answer can get lost. The browser that signed up is signed in as well, once: it has chosen the
 * password, and the link proves as much as a mailed code (docs/decisions/0125).
 * @returns the session is null in other browsers, and when the account is signed in already
 * @throws 422 (field `token`) for a dead link
 */
export async function verifyEmail(
  app: Pick<App, 'db' | 'clock' | 'config' | 'outbox'>,
  { token, browser }: Link & { browser: Browser },
): Promise<{ email: string; session: SignedIn | null }> {
  const now = app.clock();
  return app.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, token, now, { locks: true });
    const verifiedAt = account.email_verified_at ?? now;
    await trx.updateTable('users').set({ email_verified_at: verifiedAt }).where('id', '=', account.id).execute();
    const origin = await readOrigin(trx, account.id);
    const signsIn =
      account.status === 'active' &&
      browser.viewer?.id !== account.id &&
      now.getTime() - verifiedAt.getTime() <= REPEAT_MS &&
      signedUpIn(origin, account.id, browser.deviceToken);
    if (!signsIn) return { email: account.email, session: null };
    const session = await openOnDevice(trx, app, { platform: 'Web', ...browser }, account.id);
    await endEarlier(trx, session, { userId: account.id, verifiedAt });
    if (account.email_verified_at === null)
      await tellNewDevice(trx, app, { userId: account.id, userAgent: browser.userAgent, isKnown: false });
    return { email: account.email, session };
  });
}

/** Ends the session whose answer got lost, when the shopper pressed again. */
async function endEarlier(
  trx: Kysely<Database>,
  { token }: SignedIn,
  { userId, verifiedAt }: { userId: number; verifiedAt: Date },
): Promise<void> {
  const hash = hashToken(token);
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hash)
    .where('created_at', '>=', verifiedAt)
    .where('device_id', '=', (eb) => eb.selectFrom('sessions').select('device_id').where('token_hash', '=', hash))
    .execute();
}

/**
 * "It wasn't me": takes an account away from the person who made it with the address of another person, and mails that
 * owner a link to choose a password (docs/decisions/0125). Sessions, devices, identities, passkeys, links, a pending
 * email change and the password end.
 * @throws 422 (field `token`) for a dead link, 409 when the email is verified already
 */
export async function disownAccount(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  needs: AccountsNeeds,
  { token }: Link,
): Promise<string> {
  const now = app.clock();
  return app.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, token, now, { locks: true });
    const { id: userId, email } = account;
    if (account.email_verified_at !== null) throw conflict(messages.verifiedBefore);
    await trx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    await endAccess(trx, needs, userId);
    await needs.revokePasskeys(trx, userId);
    await needs.revokeIdentities(trx, { userId });
    await needs.revokeEmailChange(trx, userId);
    await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
    await recordSecurityEvent(trx, { userId, kind: 'account-disowned', now });
    await mailReset(trx, app, { id: userId, email });
    return email;
  });
}

const deadLink = () => unprocessable({ token: [messages.verificationDead] });

async function findAccount(
  db: Kysely<Database>,
  token: string,
  now: Date,
  { locks = false }: { locks?: boolean } = {},
) {
  const link = await db
    .selectFrom('email_verifications')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link === undefined) throw deadLink();
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'created_at', 'status'])
    .where('id', '=', link.user_id)
    .where('email', '=', link.email)
    .where('status', 'in', ['active', 'deactivated'])
    .$if(locks, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (account === undefined) throw deadLink();
  return account;
}
