import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { tellRemoved } from '../accounts/public';
import { messages } from './messages';
import './tables';

type Needs = Pick<App, 'clock' | 'config' | 'outbox'>;

/**
 * Removes the passkeys of an account and the challenges for new ones, in the transaction that gives the account back to
 * its owner.
 */
export async function revokePasskeys(trx: Kysely<Database>, app: Needs, userId: number): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  const removed = await trx.deleteFrom('passkeys').where('user_id', '=', userId).returning('name').execute();
  if (removed.length === 0) return;
  const names = removed.map(({ name }) => name);
  await tellRemoved(trx, app, { userId, kind: 'passkey-removed', names, mail: messages.removedMail });
}
