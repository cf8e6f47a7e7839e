import { sql } from 'kysely';
import type { App } from '../../platform/app';
import { newToken } from '../../platform/sessions/token';
import type { Subscriber } from './check-subscriber';
import { messages } from './messages';
import './tables';
import { unsubscribeLink } from './unsubscribe-link';

/**
 * Subscribes somebody and mails a welcome with the way out. Who is subscribed already gets no second mail, and who
 * asks learns nothing of it; who had left comes back, under a new link.
 */
export async function subscribe(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { name, email }: Subscriber,
): Promise<void> {
  const now = clock();
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'unsubscribed_at'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (known?.unsubscribed_at === null) return;
    const subscription = { name, email, unsubscribe_token: token, subscribed_at: now, unsubscribed_at: null };
    if (known === undefined) {
      const added = await trx
        .insertInto('newsletter_subscriptions')
        .values(subscription)
        // Of two at the same moment the other one wrote the mail.
        .onConflict((same) => same.expression(sql`lower(email)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) return;
    } else {
      await trx.updateTable('newsletter_subscriptions').set(subscription).where('id', '=', known.id).execute();
    }
    const link = unsubscribeLink(config.publicUrl, token);
    const mail = messages.welcomeMail(config.brand, name, config.publicUrl, link);
    await outbox.add(trx, { channel: 'email', to: email, ...mail, unsubscribeUrl: link });
  });
}
