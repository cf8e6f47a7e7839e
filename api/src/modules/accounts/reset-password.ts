import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { hashToken } from '../../platform/sessions/token';
import type { AccountsNeeds } from './accounts-needs';
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
 * Sets a new password with a mailed link (spec 1 §4, §7). The link works once, all sessions end, all passkeys are
 * removed, and the owner gets a mail. The link also verifies the email, because only its owner can read the mailbox. A
 * deactivated account stays deactivated until its owner signs in.
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
  if (!(await isAlive(app.db, token_hash, app.clock()))) throw deadLink();
  const password_hash = await hashPassword(wanted.new);
  return app.db.transaction().execute(async (trx) => {
    const now = app.clock();
    const account = await trx
      .updateTable('users')
      .from('password_resets')
      .set((eb) => ({ password_hash, email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
      .whereRef('users.id', '=', 'password_resets.user_id')
      .whereRef('users.email', '=', 'password_resets.email')
      .where('password_resets.token_hash', '=', token_hash)
      .where('password_resets.expires_at', '>', now)
      .where('users.status', 'in', ['active', 'deactivated'])
      .returning(['users.id as userId', 'users.email'])
      .executeTakeFirst();
    if (account === undefined || !(await useUp(trx, token_hash))) throw deadLink();
    await endAccess(trx, needs, account.userId);
    await needs.revokePasskeys(trx, account.userId);
    await recordSecurityEvent(trx, { userId: account.userId, kind: 'password-reset', now });
    await tellPasswordChanged(trx, app, account.email);
    return account;
  });
}

const deadLink = () => unprocessable({ token: [messages.resetLinkDead] });

async function isAlive(db: Kysely<Database>, token_hash: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** False when another request used the link, or a newer link replaced it, while this one waited for the account. */
async function useUp(trx: Kysely<Database>, token_hash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
