import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { messages } from './messages';
import './tables';
import { unsubscribeLink } from './newsletter-links';

/** How long a confirmation can be given, in milliseconds. */
const CONFIRMABLE_MS = 7 * 86_400_000;

/**
 * Confirms the subscription with this token and mails the welcome. A repetition changes nothing.
 * @returns false for a token that is unknown, too old or of an ended subscription
 */
export async function confirm(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'name', 'email', 'subscribed_at', 'confirmed_at'])
      .where('unsubscribe_token', '=', token)
      .where('unsubscribed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    if (found.confirmed_at !== null) return true;
    const now = clock();
    if (found.subscribed_at <= oldest(now)) return false;
    await trx.updateTable('newsletter_subscriptions').set({ confirmed_at: now }).where('id', '=', found.id).execute();
    const link = unsubscribeLink(config.publicUrl, token);
    const mail = messages.welcomeMail(config.brand, found.name, config.publicUrl, link);
    await outbox.add(trx, { channel: 'email', to: found.email, ...mail, unsubscribeUrl: link });
    return true;
  });
}

/** Deletes subscriptions that nobody confirmed in time. */
export async function deleteUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('subscribed_at', '<=', oldest(now))
    .execute();
}

const oldest = (now: Date) => new Date(now.getTime() - CONFIRMABLE_MS);
