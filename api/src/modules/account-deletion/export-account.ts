import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type {} from '../abuse/public';
import { nameDevice, readPhones, readSecurityEvents, readUser } from '../accounts/public';
import { readAddresses } from '../addresses/public';
import type {} from '../cart/public';
import { readCoinHistory, readCoinSummary } from '../coins/public';
import type {} from '../contact/public';
import { exportKyc } from '../kyc/public';
import type {} from '../newsletter/public';
import type {} from '../notifications/public';
import { refusalsOf } from '../cancellations/public';
import { returnsOf } from '../returns/public';
import { ratingsBy } from '../reviews/public';
import { readOrders } from '../orders/public';
import { listPasskeys } from '../passkeys/public';
import { refundsOf } from '../payments/public';
import type {} from '../recent/public';
import type {} from '../social-sign-in/public';
import type {} from '../stock-alerts/public';
import type {} from '../stores/public';
import type {} from '../coupons/public';
import type {} from '../wishlist/public';
import type { ExportSchema } from './export-schema';

/** More than any account reaches. */
const MOST_MOVEMENTS = 100_000;
const MOST_EVENTS = 100_000;

export type AccountExport = Static<typeof ExportSchema>['data'];

/** All data about a shopper, as a download (decision "deletion"). A consistent snapshot. */
export async function exportAccount(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<AccountExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      exported_at: clock().toISOString(),
      profile: await readProfile(trx, userId),
      contacts: await readPhones(trx, userId),
      addresses: await readAddresses(trx, { userId }),
      orders: await readOrders(
        trx,
        { publicUrl: config.publicUrl, refundsOf, refusalsOf, returnsOf, ratingsBy },
        { userId, newest: null },
      ),
      coins: await readCoins(trx, userId),
      ...(await readReviews(trx, userId)),
      ...(await readLists(trx, userId)),
      ...(await readLetters(trx, userId)),
      kyc: await exportKyc(trx, userId),
      identities: await readIdentities(trx, userId),
      passkeys: (await listPasskeys(trx, userId)).map(({ id: _, ...passkey }) => passkey),
      sessions: await readSessions(trx, userId),
      security_events: (await readSecurityEvents(trx, userId, MOST_EVENTS)).map(({ id: _, ...event }) => event),
    }));
}

async function readProfile(db: Kysely<Database>, userId: number) {
  const { created_at, news } = await db
    .selectFrom('users')
    .select(['created_at', 'news'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...(await readUser(db, userId)), created_at: created_at.toISOString(), news };
}

async function readCoins(db: Kysely<Database>, userId: number) {
  const { available } = await readCoinSummary(db, userId);
  const { data: movements } = await readCoinHistory(db, { userId, page: 1, perPage: MOST_MOVEMENTS });
  return { available, movements };
}

/** Reviews, ratings and questions of the shopper. */
async function readReviews(db: Kysely<Database>, userId: number) {
  const product = ['products.title as product', 'products.slug'] as const;
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([...product, 'stars', 'comment', 'reviews.created_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.id')
    .execute();
  const votes = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([...product, 'is_helpful', 'review_votes.created_at'])
    .where('review_votes.user_id', '=', userId)
    .orderBy('review_votes.created_at')
    .execute();
  const questions = await db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .select([...product, 'question', 'answer', 'product_questions.created_at'])
    .where('product_questions.user_id', '=', userId)
    .orderBy('product_questions.id')
    .execute();
  const ratings = await db
    .selectFrom('vendor_ratings')
    .innerJoin('vendors', 'vendors.id', 'vendor_ratings.vendor_id')
    .select(['vendors.store_name as store', 'stars', 'comment', 'vendor_ratings.created_at'])
    .where('vendor_ratings.user_id', '=', userId)
    .orderBy('vendor_ratings.id')
    .execute();
  return {
    seller_ratings: ratings.map(dated),
    reviews: reviews.map(dated),
    review_votes: votes.map(dated),
    questions: questions.map(dated),
  };
}

/** Lists stored for the shopper. */
async function readLists(db: Kysely<Database>, userId: number) {
  const product = ['products.title as product', 'products.slug'] as const;
  const wishlist = await db
    .selectFrom('wishlist_entries')
    .innerJoin('products', 'products.id', 'wishlist_entries.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'wishlist_entries.variant_id')
    .select([...product, 'product_variants.values as variant', 'wishlist_entries.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlist_entries.created_at')
    .execute();
  const alerts = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'stock_alerts.variant_id')
    .select([...product, 'product_variants.values as variant', 'stock_alerts.created_at'])
    .where('user_id', '=', userId)
    .orderBy('stock_alerts.id')
    .execute();
  const cart = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .select([
      ...product,
      'product_variants.values as variant',
      'cart_lines.quantity',
      'cart_lines.selected',
      'cart_lines.created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();
  const viewed = await db
    .selectFrom('recent_products')
    .innerJoin('products', 'products.id', 'recent_products.product_id')
    .select([...product, 'viewed_at'])
    .where('user_id', '=', userId)
    .orderBy('viewed_at')
    .execute();
  const coupons = await db
    .selectFrom('coupon_claims')
    .innerJoin('coupons', 'coupons.id', 'coupon_claims.coupon_id')
    .select(['coupons.code', 'claimed_at'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .select(['tag', 'description', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    coupons: coupons.map((row) => ({ ...row, claimed_at: row.claimed_at.toISOString() })),
    wishlist: wishlist.map(dated),
    stock_alerts: alerts.map(dated),
    cart: cart.map(dated),
    recently_viewed: viewed.map((row) => ({ ...row, viewed_at: row.viewed_at.toISOString() })),
    notifications: notifications.map(dated),
  };
}

/** Messages to the marketplace and to stores, and the newsletter. */
async function readLetters(db: Kysely<Database>, userId: number) {
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
    .select(['name', 'newsletter_subscriptions.email', 'subscribed_at', 'unsubscribed_at'])
    .where('users.id', '=', userId)
    .execute();
  return {
    messages: letters.map(dated),
    store_inquiries: inquiries.map(dated),
    abuse_reports: reports.map(dated),
    newsletter: newsletter.map((row) => ({
      ...row,
      subscribed_at: row.subscribed_at.toISOString(),
      unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    })),
  };
}

/** Accounts at other providers with which the shopper signs in. */
async function readIdentities(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('user_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(dated);
}

async function readSessions(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ user_agent, created_at, last_used_at }) => ({
    device: nameDevice(user_agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

const dated = <Row extends { created_at: Date }>(row: Row) => ({ ...row, created_at: row.created_at.toISOString() });
