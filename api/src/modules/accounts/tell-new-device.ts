import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { messages } from './messages';
import { nameDevice } from './name-device';
import { recordSecurityEvent } from './security-events';

interface SignIn {
  userId: number;
  userAgent: string | undefined;
  /** The account knew this browser before. */
  isKnown: boolean;
}

/**
 * Records a sign-in from a new device and mails the owner, in the transaction of the sign-in. The very first device of
 * an account is no news.
 */
export async function tellNewDevice(
  trx: Kysely<Database>,
  { outbox, clock, config }: Pick<App, 'outbox' | 'clock' | 'config'>,
  { userId, userAgent = '', isKnown }: SignIn,
): Promise<void> {
  if (isKnown) return;
  const now = clock();
  const device = nameDevice(userAgent);
  const earlier = await trx
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'new-device')
    .limit(1)
    .executeTakeFirst();
  await recordSecurityEvent(trx, { userId, kind: 'new-device', detail: device, now });
  const { email, devices } = await trx
    .selectFrom('users')
    .select(({ selectFrom, fn }) => [
      'email',
      selectFrom('known_devices')
        .select(fn.countAll<number>().as('devices'))
        .whereRef('known_devices.user_id', '=', 'users.id')
        .as('devices'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (earlier === undefined && Number(devices) <= 1) return;
  const { brand, publicUrl } = config;
  const mail = messages.newDeviceMail(brand, {
    device,
    when: lagosDateTime(now.toISOString()),
    securityLink: `${publicUrl}/security`,
    forgotLink: `${publicUrl}/account?forgot-password`,
  });
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}
