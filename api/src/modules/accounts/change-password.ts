import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { endAccess } from './end-access';
import { messages } from './messages';
import { demandNewPassword, type NewPassword } from './new-password';
import { hashPassword, passwordFits } from './passwords';
import { tellPasswordChanged } from './tell-password-changed';

export interface PasswordChange extends NewPassword {
  current: string;
}

/**
 * Changes a password that is known (spec 1 §5, §7). All sessions end, this one too: whoever is signed in elsewhere
 * must know the new one. An account without a password of its own has none to name and goes by the forgotten password.
 * Throws 422 when the current one is wrong or the new one breaks a rule, 503 when too many passwords wait.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
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
      // Of two at the same moment the second has named a password that is the current one no more.
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw unprocessable({ current: [messages.wrongCurrentPassword] });
    await endAccess(trx, userId);
    await tellPasswordChanged(trx, app, account.email);
  });
}
