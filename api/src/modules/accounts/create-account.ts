import type { User } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { recordOrigin, type SignUpOrigin } from './account-origin';
import type { Registration } from './check-registration';
import { insertAccount } from './insert-account';
import { messages } from './messages';
import { hashPassword, passwordFits } from './passwords';
import { readUser } from './read-user';
import { mailVerification } from './send-verification';

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config'>;

/** Milliseconds to allow for the delivery of a mail: a second mail in that time would only confuse. */
const ON_ITS_WAY = 5 * 60_000;

/**
 * Creates an account and mails its verification link, in one transaction (ACC-CALL-004, `POST /users`).
 *
 * Each email has one account; deleting the account releases the email. When an unverified email arrives again with the
 * same password, the first response was probably lost, so the existing account is returned. If an unverified email
 * arrives with another password, its owner gets a new link, so that nobody can block an address.
 * @throws 422 when the email already has an account, 503 when the password queue is full
 */
export async function createAccount(
  app: Needs,
  registration: Registration,
  browser: Pick<SignUpOrigin, 'userAgent' | 'deviceToken'>,
): Promise<User> {
  const { surname, other_names, email, news, account_type, signup_platform } = registration;
  const origin: SignUpOrigin = { method: 'password', handle: null, ...browser };
  const values = { surname, other_names, email, news, account_type, signup_platform, emailVerified: false, origin };
  const passwordHash = await hashPassword(registration.password);
  const id = await app.db.transaction().execute((trx) => insertAccount(trx, app, { ...values, passwordHash }));
  return readUser(app.db, id ?? (await findOwn(app, registration, origin)));
}

async function findOwn(app: Needs, { email, password }: Registration, origin: SignUpOrigin): Promise<number> {
  const known = await app.db
    .selectFrom('users')
    .select(['id', 'email', 'surname', 'other_names', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('status', '=', 'active')
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(password, known?.password_hash ?? null);
  if (known) await mailAgain(app, known);
  if (known === undefined || !fits) throw unprocessable({ email: [messages.emailTaken] });
  // The first answer took its cookie with it.
  await recordOrigin(app.db, { userId: known.id, origin, now: app.clock() });
  return known.id;
}

async function mailAgain(
  app: Needs,
  owner: { id: number; email: string; surname: string; other_names: string },
): Promise<void> {
  const since = new Date(app.clock().getTime() - ON_ITS_WAY);
  await app.db.transaction().execute(async (trx) => {
    // The lock makes sure that only one of several simultaneous requests sends the mail.
    await trx.selectFrom('users').select('id').where('id', '=', owner.id).forUpdate().executeTakeFirst();
    const underWay = await trx
      .selectFrom('email_verifications')
      .select('created_at')
      .where('user_id', '=', owner.id)
      .where('created_at', '>', since)
      .executeTakeFirst();
    if (underWay === undefined) await mailVerification(trx, app, owner);
  });
}
