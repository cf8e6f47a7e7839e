import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { recordSecurityEvent } from '../accounts/public';
import { messages } from './messages';
import type { ProviderName } from './providers/identity';
import { titleOf } from './providers/title-of';
import './tables';

type Needs = Pick<App, 'clock' | 'config' | 'outbox'>;

/**
 * Disconnects the identities of an account that a stranger may have connected: those whose provider did not confirm the
 * address `keeps`, or those connected from `since` on; without both, all. Pass the transaction that gives the account
 * back to its owner.
 */
export async function revokeIdentities(
  trx: Kysely<Database>,
  app: Needs,
  { userId, keeps, since }: { userId: number; keeps?: string; since?: Date },
): Promise<void> {
  const removed = await trx
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .$if(keeps !== undefined, (query) => query.where('confirmed_email', 'is distinct from', keeps!.toLowerCase()))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .returning('provider')
    .execute();
  if (removed.length > 0) await tellRemoved(trx, app, userId, removed);
}

/** Records and mails which identities were disconnected. */
export async function tellRemoved(
  trx: Kysely<Database>,
  { clock, config, outbox }: Needs,
  userId: number,
  removed: { provider: ProviderName }[],
): Promise<void> {
  const now = clock();
  const titles = removed.map(({ provider }) => titleOf(provider));
  for (const detail of titles) await recordSecurityEvent(trx, { userId, kind: 'identity-removed', detail, now });
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const mail = messages.disconnectedMail(config.brand, {
    titles,
    when: lagosDateTime(now.toISOString()),
    forgotLink: `${config.publicUrl}/account?forgot-password`,
  });
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}
