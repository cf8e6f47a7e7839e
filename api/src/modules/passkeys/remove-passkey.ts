import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { tellRemoved } from '../accounts/public';
import { messages } from './messages';
import './tables';

/**
 * Removes a passkey, records the event and mails the owner.
 * @throws 404 when the account has no such passkey
 */
export async function removePasskey(
  app: Pick<App, 'db' | 'clock' | 'config' | 'outbox'>,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .execute();
    if (removed.length === 0) throw notFound(messages.notFound);
    const names = removed.map(({ name }) => name);
    await tellRemoved(trx, app, { userId, kind: 'passkey-removed', names, mail: messages.removedMail });
  });
}
