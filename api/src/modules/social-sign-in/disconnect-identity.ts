import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { demandProof, tellRemoved } from '../accounts/public';
import { hasOtherWayIn } from './list-identities';
import { messages } from './messages';
import type { ProviderName } from './providers/identity';
import { titleOf } from './providers/title-of';
import './tables';

/**
 * Disconnects an identity of the owner, records it and mails it.
 * @throws the errors of `demandProof`, 404 when the provider is not connected, 409 for the last way into the account
 */
export async function disconnectIdentity(
  app: Pick<App, 'db' | 'clock' | 'config' | 'outbox'>,
  viewer: Viewer,
  { provider, password }: { provider: ProviderName; password: string },
): Promise<void> {
  await demandProof(app.db, viewer, { password, now: app.clock() });
  await app.db.transaction().execute(async (trx) => {
    // Of two simultaneous requests, the second one sees what the first one left.
    await trx.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute();
    const own = await trx.selectFrom('user_identities').select('provider').where('user_id', '=', viewer.id).execute();
    if (!own.some((identity) => identity.provider === provider)) throw notFound(messages.notConnected);
    if (own.length === 1 && !(await hasOtherWayIn(trx, viewer.id)))
      throw conflict(messages.lastWayIn(titleOf(provider)));
    await trx.deleteFrom('user_identities').where('user_id', '=', viewer.id).where('provider', '=', provider).execute();
    await tellRemoved(trx, app, {
      userId: viewer.id,
      kind: 'identity-removed',
      names: [titleOf(provider)],
      mail: messages.disconnectedMail,
    });
  });
}
