import { type Kysely, sql } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { subscribeWithin } from '../newsletter/public';
import { isReserved } from './email-undos';
import { recordOrigin, type SignUpOrigin } from './account-origin';
import type { Registration } from './check-registration';
import { mailVerification } from './send-verification';

export interface NewAccount extends Omit<Registration, 'password' | 'terms'> {
  /** Null: an identity provider confirmed the shopper. The link of "Forgot password?" adds a password later. */
  passwordHash: string | null;
  emailVerified: boolean;
  origin: SignUpOrigin;
}

/**
 * Inserts an account in the caller's transaction, and subscribes it to news. An unverified email gets the usual link.
 * @returns the id, or null when the email already has an account, or an account could get it back
 */
export async function insertAccount(
  trx: Kysely<Database>,
  app: Pick<App, 'outbox' | 'clock' | 'config'>,
  { passwordHash, emailVerified, origin, ...account }: NewAccount,
): Promise<number | null> {
  const now = app.clock();
  if (await isReserved(trx, { email: account.email, now })) return null;
  const added = await trx
    .insertInto('users')
    .values({ ...account, password_hash: passwordHash, email_verified_at: emailVerified ? now : null, created_at: now })
    // Of two simultaneous sign-ups, the second one waits here for the first.
    .onConflict((same) =>
      same
        .expression(sql`lower(email)`)
        .where(sql<boolean>`status <> 'deleted'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return null;
  await recordOrigin(trx, { userId: added.id, origin, now });
  const { email, surname, other_names: name } = account;
  if (!emailVerified) await mailVerification(trx, app, { id: added.id, email, surname, other_names: name });
  if (account.news) await subscribeWithin(trx, app, { name: name || surname, email });
  return added.id;
}
