import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import { linksBesideNew } from './earlier-links';
import { messages } from './messages';

/** Lifetime of a link in milliseconds. */
const LINK_MS = 30 * 60_000;

type Needs = Pick<App, 'outbox' | 'clock' | 'config'>;

/** Handles all waiting requests for a reset link. Only an address with an account gets a mail. */
export async function mailResets(app: Needs & Pick<App, 'db'>): Promise<void> {
  while (await app.db.transaction().execute((trx) => answerOldest(trx, app)));
}

/** @returns false when no request waits */
async function answerOldest(trx: Kysely<Database>, app: Needs): Promise<boolean> {
  const oldest = trx.selectFrom('password_reset_requests').select('id').orderBy('id').limit(1).forUpdate().skipLocked();
  const request = await trx
    .deleteFrom('password_reset_requests')
    .where('id', '=', oldest)
    .returning('email')
    .executeTakeFirst();
  if (request === undefined) return false;
  const account = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', request.email))
    .where('status', 'in', ['active', 'deactivated'])
    .executeTakeFirst();
  if (account !== undefined) await mailReset(trx, app, account);
  return true;
}

/**
 * Mails a reset link, in the caller's transaction. Accounts without a password get one, too: access to the mailbox
 * proves the ownership.
 */
export async function mailReset(
  trx: Kysely<Database>,
  { outbox, clock, config }: Needs,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const token = newToken();
  const now = clock();
  const newest = {
    token_hash: hashToken(token),
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  };
  const earlier_links = linksBesideNew('password_resets', { email, now });
  await trx
    .insertInto('password_resets')
    .values({ user_id: id, ...newest })
    .onConflict((older) => older.column('user_id').doUpdateSet({ ...newest, earlier_links }))
    .execute();
  const link = `${config.publicUrl}/password/reset?token=${token}`;
  await outbox.add(trx, { channel: 'email', to: email, ...messages.passwordResetMail(config.brand, link) });
}
