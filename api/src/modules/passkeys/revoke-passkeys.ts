import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { recordSecurityEvent } from '../accounts/public';
import { messages } from './messages';
import './tables';

type Needs = Pick<App, 'clock' | 'config' | 'outbox'>;

/**
 * Removes the passkeys of an account that were added from `since` on, and the challenges for new ones, in the
 * transaction that gives the account back to its owner. Without `since`: all.
 */
export async function revokePasskeys(trx: Kysely<Database>, app: Needs, userId: number, since?: Date): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  const removed = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .returning('name')
    .execute();
  if (removed.length > 0) await tellRemoved(trx, app, userId, removed);
}

/** Records and mails which passkeys were removed. */
export async function tellRemoved(
  trx: Kysely<Database>,
  { clock, config, outbox }: Needs,
  userId: number,
  removed: { name: string }[],
): Promise<void> {
  const now = clock();
  const names = removed.map(({ name }) => name);
  for (const detail of names) await recordSecurityEvent(trx, { userId, kind: 'passkey-removed', detail, now });
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const when = lagosDateTime(now.toISOString());
  const forgotLink = `${config.publicUrl}/account?forgot-password`;
  await outbox.add(trx, {
    channel: 'email',
    to: email,
    ...messages.removedMail(config.brand, { names, when, forgotLink }),
  });
}
