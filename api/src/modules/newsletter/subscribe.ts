import { type Kysely, sql } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { newToken } from '../../platform/sessions/token';
import type { Subscriber } from './check-subscriber';
import { messages } from './messages';
import './tables';
import { confirmLink } from './newsletter-links';

/** How long after a confirmation mail a repeated subscription sends the next one, in milliseconds. */
const NEXT_MAIL_MS = 10 * 60_000;

type Needs = Pick<App, 'outbox' | 'clock' | 'config'>;

/** Subscribes a reader, see `subscribeWithin`. */
export async function subscribe(app: Needs & Pick<App, 'db'>, subscriber: Subscriber): Promise<void> {
  await app.db.transaction().execute((trx) => subscribeWithin(trx, app, subscriber));
}

/**
 * Subscribes a reader and mails a link that confirms it, in the caller's transaction. A confirmed subscriber gets no
 * second mail, and the result does not reveal the subscription. A former subscriber gets a new link.
 */
export async function subscribeWithin(
  trx: Kysely<Database>,
  { outbox, clock, config }: Needs,
  { name, email }: Subscriber,
): Promise<void> {
  const now = clock();
  const token = newToken();
  const known = await trx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  if (known && known.unsubscribed_at === null) {
    if (known.confirmed_at !== null) return;
    if (known.subscribed_at.getTime() > now.getTime() - NEXT_MAIL_MS) return;
  }
  const subscription = {
    name,
    email,
    unsubscribe_token: token,
    subscribed_at: now,
    confirmed_at: null,
    unsubscribed_at: null,
  };
  if (known === undefined) {
    const added = await trx
      .insertInto('newsletter_subscriptions')
      .values(subscription)
      // A concurrent request has already written the mail.
      .onConflict((same) => same.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
  } else {
    await trx.updateTable('newsletter_subscriptions').set(subscription).where('id', '=', known.id).execute();
  }
  const mail = messages.confirmationMail(config.brand, name, confirmLink(config.publicUrl, token));
  await outbox.add(trx, { channel: 'email', to: email, ...mail });
}
