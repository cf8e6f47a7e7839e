import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import { hashToken } from '../../platform/sessions/token';
import { readOrigin } from './account-origin';
import type { AccountsNeeds } from './accounts-needs';
import { endAccess } from './end-access';
import { mailReset } from './mail-resets';
import { messages } from './messages';
import { deviceHash } from './remember-device';
import { recordSecurityEvent } from './security-events';

interface Link {
  /** From the mail. */
  token: string;
}

/**
 * What the page of a verification link shows. Changes nothing, because mail programs open links before the reader does.
 * @throws 422 (field `token`) when the link is unknown or expired, or the email of the account has changed
 */
export async function readVerification(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { token, deviceToken }: Link & { deviceToken: string | null },
) {
  const account = await findAccount(db, token, clock());
  const origin = await readOrigin(db, account.id);
  return {
    email: account.email,
    verified: account.email_verified_at !== null,
    /** This browser signed up, so its shopper knows the account. */
    own_browser: deviceToken !== null && origin?.browser_hash === deviceHash(account.id, deviceToken),
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
 * expires, because an answer can get lost.
 * @throws 422 (field `token`) for a dead link
 */
export async function verifyEmail({ db, clock }: Pick<App, 'db' | 'clock'>, { token }: Link): Promise<string> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const { id, email } = await findAccount(trx, token, now, { locks: true });
    await trx
      .updateTable('users')
      .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
      .where('id', '=', id)
      .execute();
    return email;
  });
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
    .select(['id', 'email', 'email_verified_at', 'created_at'])
    .where('id', '=', link.user_id)
    .where('email', '=', link.email)
    .where('status', 'in', ['active', 'deactivated'])
    .$if(locks, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (account === undefined) throw deadLink();
  return account;
}
