import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { hashToken } from '../../platform/sessions/token';
import type { AccountsNeeds } from './accounts-needs';
import { haveLink, isLinkAlive } from './earlier-links';
import { endAccess } from './end-access';
import { messages } from './messages';
import { demandNewPassword, type NewPassword } from './new-password';
import { hashPassword } from './passwords';
import { recordSecurityEvent } from './security-events';
import { tellPasswordChanged } from './tell-password-changed';

export interface PasswordReset extends NewPassword {
  /** From the link in the mail. */
  token: string;
}

/**
 * Sets a new password with a mailed link (ACC-CALL-010). Each link of the account works until it expires or one of
 * them was used (docs/rules.md "Codes and links"). It verifies the email, because only its owner can read the mailbox,
 * and ends all other ways into the account: sessions, devices, passkeys, a pending email change, and the identities
 * whose provider did not confirm this email (docs/decisions/0125). The owner gets a mail. A deactivated account stays
 * deactivated until its owner signs in.
 * @throws 422 for a dead link (field `token`) or a password that breaks a rule, 503 when the password queue is full
 */
export async function resetPassword(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  needs: AccountsNeeds,
  { token, ...wanted }: PasswordReset,
): Promise<{ userId: number; email: string }> {
  demandNewPassword(wanted);
  const token_hash = hashToken(token);
  // A cheap check before the expensive hashing; the check in the transaction decides.
  if (!(await findReset(app.db, token_hash, app.clock()))) throw deadLink();
  const password_hash = await hashPassword(wanted.new);
  return app.db.transaction().execute(async (trx) => {
    const now = app.clock();
    const link = await findReset(trx, token_hash, now);
    if (link === undefined) throw deadLink();
    const account = await trx
      .updateTable('users')
      .set((eb) => ({ password_hash, email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
      .where('id', '=', link.user_id)
      .where('email', '=', link.email)
      .where('status', 'in', ['active', 'deactivated'])
      .returning(['id as userId', 'email'])
      .executeTakeFirst();
    if (account === undefined || !(await useUp(trx, token_hash))) throw deadLink();
    await endAccess(trx, needs, account.userId);
    await needs.revokePasskeys(trx, account.userId);
    await needs.revokeIdentities(trx, { userId: account.userId, keeps: account.email });
    await needs.revokeEmailChange(trx, account.userId);
    await recordSecurityEvent(trx, { userId: account.userId, kind: 'password-reset', now });
    await tellPasswordChanged(trx, app, account.email);
    return account;
  });
}

const deadLink = () => unprocessable({ token: [messages.resetLinkDead] });

async function findReset(db: Kysely<Database>, token_hash: string, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .select(['user_id', 'email', 'token_hash', 'expires_at', 'earlier_links'])
    .where(haveLink(token_hash))
    .executeTakeFirst();
  return row && isLinkAlive(row, token_hash, now) ? row : undefined;
}

/** Ends all links of the account. False when another request used one of them while this one waited. */
async function useUp(trx: Kysely<Database>, token_hash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_resets')
    .where(haveLink(token_hash))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
