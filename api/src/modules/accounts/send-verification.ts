import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { hashToken, newToken } from '../../platform/sessions/token';
import { messages } from './messages';

/** How long the link in the mail works. */
const LINK_MS = 24 * 3_600_000;

/** Mails a fresh verification link (spec 1 §2.5). Throws 409 when the email is verified already. */
export async function sendVerification(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  viewer: Viewer,
): Promise<void> {
  if (viewer.email_verified) throw conflict(messages.alreadyVerified);
  const token = newToken();
  const now = app.clock();
  const link = `${app.config.publicUrl}/api/users/verify/${token}`;
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('email_verifications')
      .values({
        token_hash: hashToken(token),
        user_id: viewer.id,
        email: viewer.email,
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_MS),
      })
      .execute();
    const mail = messages.verificationMail(app.config.brand, viewer.surname, link);
    await app.outbox.add(trx, { channel: 'email', to: viewer.email, ...mail });
  });
}
