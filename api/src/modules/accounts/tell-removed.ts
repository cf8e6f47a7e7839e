import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { recordSecurityEvent } from './security-events';
import type { SecurityEventKind } from './tables';

interface RemovedWaysIn {
  userId: number;
  kind: SecurityEventKind;
  /** For people, such as the names of passkeys. */
  names: string[];
  mail(brand: string, about: { names: string[]; when: string; forgotLink: string }): { subject: string; text: string };
}

/** Records each removed way to sign in, and sends the owner one mail about them. */
export async function tellRemoved(
  trx: Kysely<Database>,
  { clock, config, outbox }: Pick<App, 'clock' | 'config' | 'outbox'>,
  { userId, kind, names, mail }: RemovedWaysIn,
): Promise<void> {
  const now = clock();
  for (const detail of names) await recordSecurityEvent(trx, { userId, kind, detail, now });
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const when = lagosDateTime(now.toISOString());
  const forgotLink = `${config.publicUrl}/account?forgot-password`;
  await outbox.add(trx, { channel: 'email', to: email, ...mail(config.brand, { names, when, forgotLink }) });
}
