import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import { passwordFaults } from './password-rule';
import { hashPassword, passwordFits } from './passwords';

export interface PasswordChange {
  current: string;
  new: string;
  confirm: string;
}

/**
 * Changes a password that is known (spec 1 §5, §7). All sessions end, this one too: whoever is signed in elsewhere
 * must know the new one. An account without a password of its own has none to name and goes by the forgotten password.
 * Throws 422 when the current one is wrong or the new one breaks a rule, 503 when too many passwords wait.
 */
export async function changePassword(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  userId: number,
  change: PasswordChange,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (passwordFaults(change.new).length > 0) errors.new = [messages.weakPassword];
  if (change.confirm !== change.new) errors.confirm = [messages.passwordsDiffer];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);

  const account = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const fits = await passwordFits(change.current, account.password_hash);
  if (!fits) throw unprocessable({ current: [messages.wrongCurrentPassword] });
  const password_hash = await hashPassword(change.new);
  const now = clock();
  await db.transaction().execute(async (trx) => {
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
    for (const table of ['sessions', 'login_attempts', 'link_codes'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    const mail = messages.passwordChangedMail(config.brand, clockText(now));
    await outbox.add(trx, { channel: 'email', to: account.email, ...mail });
  });
}

/** In the time of Nigeria. */
const clockText = (now: Date) =>
  now.toLocaleString('en-NG', { timeZone: 'Africa/Lagos', dateStyle: 'long', timeStyle: 'short' });
