import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import type { AccountsNeeds } from './accounts-needs';
import { endAccess } from './end-access';
import { messages } from './messages';
import { demandNewPassword, type NewPassword } from './new-password';
import { hashPassword, passwordFits } from './passwords';
import { recordSecurityEvent } from './security-events';
import { tellPasswordChanged } from './tell-password-changed';

export interface PasswordChange extends NewPassword {
  current: string;
}

/**
 * Changes a password, given the current one (ACC-CALL-011). All sessions end, including this one, so that every device
 * needs the new password. An account without a password has to use the password reset instead.
 * @throws 422 when the current password is wrong or the new one breaks a rule, 503 when the password queue is full
 */
export async function changePassword(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  needs: AccountsNeeds,
  userId: number,
  change: PasswordChange,
): Promise<void> {
  demandNewPassword(change);
  const account = await app.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const fits = await passwordFits(change.current, account.password_hash);
  if (!fits) throw unprocessable({ current: [messages.wrongCurrentPassword] });
  const password_hash = await hashPassword(change.new);
  await app.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .where('status', '=', 'active')
      // Of two simultaneous changes, the second one's current password is already outdated.
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw unprocessable({ current: [messages.wrongCurrentPassword] });
    await endAccess(trx, needs, userId);
    await recordSecurityEvent(trx, { userId, kind: 'password-changed', now: app.clock() });
    await tellPasswordChanged(trx, app, account.email);
  });
}
