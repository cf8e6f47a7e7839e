import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { messages } from './messages';

/** Mails the owner that the password has changed, with a link to recover the account. */
export async function tellPasswordChanged(
  trx: Kysely<Database>,
  { outbox, clock, config }: Pick<App, 'outbox' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const forgotLink = `${config.publicUrl}/account?forgot-password`;
  const mail = messages.passwordChangedMail(config.brand, lagosDateTime(clock().toISOString()), forgotLink);
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}
