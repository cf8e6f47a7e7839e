import { type Kysely, sql } from 'kysely';
import type { User } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { subscribeWithin } from '../newsletter/subscribe';
import type { Registration } from './check-registration';
import { messages } from './messages';
import { hashPassword, passwordFits } from './passwords';
import { readUser } from './read-user';
import { mailVerification } from './send-verification';

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config'>;

/** Milliseconds in which a mail is still on its way: another one would only confuse. */
const ON_ITS_WAY = 5 * 60_000;

/**
 * Makes an account and mails the link that verifies its email, in one transaction (spec 1 §7, `POST /users`).
 *
 * An email has one account; one that was deleted gives it free. Who sends the same email and password again, before it
 * is verified, is the same person whose first answer was lost: the account is there, and that is the answer. To anybody
 * else an email that has an account is refused with 422; if it was never verified, its owner gets a fresh link, so that
 * nobody can keep an address from its owner. Throws 503 when too many passwords wait.
 */
export async function createAccount(app: Needs, registration: Registration): Promise<User> {
  const password_hash = await hashPassword(registration.password);
  const id = await app.db.transaction().execute((trx) => insertAccount(trx, app, { ...registration, password_hash }));
  return readUser(app.db, id ?? (await findOwn(app, registration)));
}

/** The id of the new account, null where the email has one. */
async function insertAccount(
  trx: Kysely<Database>,
  app: Needs,
  { surname, other_names, email, news, account_type, signup_platform, password_hash }: Registration & { password_hash: string }, // prettier-ignore
): Promise<number | null> {
  const values = { surname, other_names, email, news, account_type, signup_platform, password_hash };
  const added = await trx
    .insertInto('users')
    .values({ ...values, created_at: app.clock() })
    // Of two at the same moment one waits here for the other.
    .onConflict((same) =>
      same
        .expression(sql`lower(email)`)
        .where(sql<boolean>`status <> 'deleted'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return null;
  await mailVerification(trx, app, { id: added.id, email, surname });
  if (news) await subscribeWithin(trx, app, { name: other_names, email });
  return added.id;
}

async function findOwn(app: Needs, { email, password }: Registration): Promise<number> {
  const known = await app.db
    .selectFrom('users')
    .select(['id', 'email', 'surname', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('status', '=', 'active')
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(password, known?.password_hash ?? null);
  if (known) await mailAgain(app, known);
  if (known === undefined || !fits) throw unprocessable({ email: [messages.emailTaken] });
  return known.id;
}

async function mailAgain(app: Needs, owner: { id: number; email: string; surname: string }): Promise<void> {
  const since = new Date(app.clock().getTime() - ON_ITS_WAY);
  await app.db.transaction().execute(async (trx) => {
    // Of several at the same moment one writes the mail.
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
