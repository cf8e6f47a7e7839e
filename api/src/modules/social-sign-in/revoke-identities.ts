import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { tellRemoved } from '../accounts/public';
import { messages } from './messages';
import { titleOf } from './providers/title-of';
import './tables';

type Needs = Pick<App, 'clock' | 'config' | 'outbox'>;

/**
 * Disconnects the identities of an account that a stranger may have connected: those whose provider did not confirm the
 * address `keeps`; without it, all. Pass the transaction that gives the account back to its owner.
 */
export async function revokeIdentities(
  trx: Kysely<Database>,
  app: Needs,
  { userId, keeps }: { userId: number; keeps?: string },
): Promise<void> {
  const removed = await trx
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .$if(keeps !== undefined, (query) => query.where('confirmed_email', 'is distinct from', keeps!.toLowerCase()))
    .returning('provider')
    .execute();
  if (removed.length === 0) return;
  const names = removed.map(({ provider }) => titleOf(provider));
  await tellRemoved(trx, app, { userId, kind: 'identity-removed', names, mail: messages.disconnectedMail });
}
