import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { messages } from './messages';

/** Mails the owner that the password is another one now, with the way to take the account back. */
export async function tellPasswordChanged(
  trx: Kysely<Database>,
  { outbox, clock, config }: Pick<App, 'outbox' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const forgotLink = `${config.publicUrl}/account?forgot-password`;
  const mail = messages.passwordChangedMail(config.brand, timeInNigeria(clock()), forgotLink);
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}

const timeInNigeria = (now: Date) =>
  now.toLocaleString('en-NG', { timeZone: 'Africa/Lagos', dateStyle: 'long', timeStyle: 'short' });
