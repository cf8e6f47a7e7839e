import type { App } from '../../platform/app';
import { conflict, forbidden, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { recordSecurityEvent } from '../accounts/public';
import { openIdentity } from './flow-secrets';
import { messages } from './messages';
import { addIdentity } from './open-account';
import type { Identity } from './providers/identity';
import { claimStart, endStart, releaseStart, type Start } from './starts';
import { titleOf } from './providers/title-of';

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'outbox'>;

/**
 * Connects a confirmed identity to the account of a shopper who has signed in with password and code, in the same
 * browser (docs/decisions/0082).
 * @throws 403 when the email is not the account's or not verified, 409 when one is connected already, 422 when the
 * sign-in at the provider is unknown or expired
 */
export async function connectIdentity(app: Needs, viewer: Viewer, start: Start): Promise<void> {
  const now = app.clock();
  const claimed = await claimStart(app.db, start, now);
  if (claimed === null) throw unprocessable({ state: [messages.stale] });
  if (claimed.identity === null) {
    await releaseStart(app.db, start);
    throw unprocessable({ state: [messages.stale] });
  }
  const identity = openIdentity(claimed.identity, start.state, start.browser);
  const title = titleOf(start.provider);
  const isSame = identity.emailVerified && identity.email?.toLowerCase() === viewer.email.toLowerCase();
  if (!viewer.email_verified || !isSame) {
    await endStart(app.db, start);
    throw forbidden(messages.otherEmail(title));
  }
  const isConnected = await app.db.transaction().execute(async (trx) => {
    await endStart(trx, start);
    // One request of this account at a time.
    await trx.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute();
    const known = await trx
      .selectFrom('user_identities')
      .select(['user_id', 'subject'])
      .where('provider', '=', identity.provider)
      .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('subject', '=', identity.subject)]))
      .execute();
    if (known.length > 0) return isOwn(known, viewer.id, identity);
    await addIdentity(trx, { userId: viewer.id, identity, now });
    await recordSecurityEvent(trx, { userId: viewer.id, kind: 'identity-connected', detail: title, now });
    const forgotLink = `${app.config.publicUrl}/account?forgot-password`;
    const mail = messages.connectedMail(app.config.brand, title, forgotLink);
    await app.outbox.add(trx, { channel: 'email', to: viewer.email, ...mail });
    return true;
  });
  if (!isConnected) throw conflict(messages.alreadyConnected(title));
}

/** The first response of a repeated request was lost. */
const isOwn = (known: { user_id: number; subject: string }[], userId: number, { subject }: Identity) =>
  known.every((row) => row.user_id === userId && row.subject === subject);
