import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { hashToken, newToken } from '../../platform/sessions/token';
import { readOrigin, signedUpIn } from './account-origin';
import { messages } from './messages';

/** Lifetime of the mailed link in milliseconds. */
const LINK_MS = 24 * 3_600_000;

/** The page of the storefront that a verification link opens. Nothing changes until its button is pressed. */
export const verificationPage = (publicUrl: string, token: string): string =>
  `${publicUrl}/account/verify-email?token=${token}`;

type Needs = Pick<App, 'outbox' | 'clock' | 'config'>;

/**
 * Mails a new verification link (ACC-CALL-012).
 * @throws 409 when the email is already verified
 */
export async function sendVerification(app: Needs & Pick<App, 'db'>, viewer: Viewer): Promise<void> {
  if (viewer.email_verified) throw conflict(messages.alreadyVerified);
  await app.db.transaction().execute((trx) => mailVerification(trx, app, viewer));
}

/**
 * Mails a new link for the browser that signed up, whose shopper has no session yet. Nobody else can have mails sent,
 * and no answer says whether an account exists.
 */
export async function sendToBrowser(
  app: Needs & Pick<App, 'db'>,
  { email, deviceToken }: { email: string; deviceToken: string | null },
): Promise<void> {
  if (deviceToken === null) return;
  await app.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select(['id', 'email', 'surname', 'other_names'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .where('status', '=', 'active')
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    if (account === undefined) return;
    const origin = await readOrigin(trx, account.id);
    if (signedUpIn(origin, account.id, deviceToken)) await mailVerification(trx, app, account);
  });
}

/** Mails a verification link, in the caller's transaction. */
export async function mailVerification(
  trx: Kysely<Database>,
  { outbox, clock, config }: Needs,
  { id, email, surname, other_names }: Pick<Viewer, 'id' | 'email' | 'surname' | 'other_names'>,
): Promise<void> {
  const token = newToken();
  const now = clock();
  const link = verificationPage(config.publicUrl, token);
  await trx
    .insertInto('email_verifications')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .execute();
  const mail = messages.verificationMail(config.brand, other_names || surname, link);
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}
