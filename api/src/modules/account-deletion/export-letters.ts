import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../abuse/public';
import type {} from '../contact/public';
import type {} from '../newsletter/public';
import type {} from '../stores/public';
import { dated } from './dated';

/** Messages to the marketplace and to stores, and the newsletter. */
export async function readLetters(db: Kysely<Database>, userId: number) {
  const letters = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const inquiries = await db
    .selectFrom('store_inquiries')
    .innerJoin('vendors', 'vendors.id', 'store_inquiries.vendor_id')
    .select(['vendors.store_name as store', 'store_inquiries.name', 'email', 'subject', 'content'])
    .select('store_inquiries.created_at')
    .where('store_inquiries.user_id', '=', userId)
    .orderBy('store_inquiries.id')
    .execute();
  const reports = await db
    .selectFrom('abuse_reports')
    .innerJoin('products', 'products.id', 'abuse_reports.product_id')
    .select(['products.title as product', 'products.slug', 'name', 'email', 'subject', 'comment'])
    .select('abuse_reports.created_at')
    .where('user_id', '=', userId)
    .orderBy('abuse_reports.id')
    .execute();
  const newsletter = await db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('users', (join) =>
      join.on((eb) =>
        eb(eb.fn('lower', ['newsletter_subscriptions.email']), '=', eb.fn<string>('lower', ['users.email'])),
      ),
    )
    .select(['name', 'newsletter_subscriptions.email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
    .where('users.id', '=', userId)
    .execute();
  return {
    messages: letters.map(dated),
    store_inquiries: inquiries.map(dated),
    abuse_reports: reports.map(dated),
    newsletter: newsletter.map((row) => ({
      ...row,
      subscribed_at: row.subscribed_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    })),
  };
}
