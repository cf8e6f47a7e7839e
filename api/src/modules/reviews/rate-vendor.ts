import { REWARDS, statusesWith } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden, notFound } from '../../platform/errors/api-problem';
import { awardCoins } from '../coins/public';
import type {} from '../orders/public';
import { checkReviewText, type RawReview } from './check-review-text';
import { messages } from './messages';
import { lockPublicName } from './lock-public-name';
import './tables';

export interface NewRating extends RawReview {
  userId: number;
  vendorId: number;
  now: Date;
}

/**
 * Rates a seller and pays the reward (ORD-CALL-008). Each shopper rates a seller once, because the request names no
 * purchase.
 * @throws 422 for an invalid text, 404 for an unknown seller, 403 for the shopper’s own store, 409 before the first
 *   fulfilled invoice of that seller and after the first rating
 */
export async function rateVendor(
  db: Kysely<Database>,
  { userId, vendorId, now, ...raw }: NewRating,
): Promise<{ id: number; stars: number; coins: number }> {
  const { stars, comment } = checkReviewText(raw);
  return db.transaction().execute(async (trx) => {
    const vendor = await trx
      .selectFrom('vendors')
      .select(['user_id', 'store_name'])
      .where('id', '=', vendorId)
      .executeTakeFirst();
    if (!vendor) throw notFound(messages.noSeller);
    if (vendor.user_id === userId) throw forbidden(messages.ownStore);
    if (!(await hasFulfilled(trx, userId, vendorId))) throw conflict(messages.notFulfilled);
    const name = await lockPublicName(trx, userId);
    const rating = await trx
      .insertInto('vendor_ratings')
      .values({ vendor_id: vendorId, user_id: userId, name, stars, comment, created_at: now })
      .onConflict((same) => same.columns(['vendor_id', 'user_id']).doNothing())
      .returning(['id', 'stars'])
      .executeTakeFirst();
    if (!rating) throw conflict(messages.alreadyRated);
    const paid = await awardCoins(trx, {
      userId,
      key: `rating:${vendorId}:${userId}`,
      amount: REWARDS.rating,
      operation: 'Seller rated',
      comment: `You rated ${vendor.store_name}`,
      now,
    });
    return { ...rating, coins: paid ? REWARDS.rating : 0 };
  });
}

const RATEABLE = statusesWith(({ actions }) => actions.includes('rate_seller'));

async function hasFulfilled(trx: Kysely<Database>, userId: number, vendorId: number): Promise<boolean> {
  const invoice = await trx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('invoices.id')
    .where('orders.user_id', '=', userId)
    .where('invoices.vendor_id', '=', vendorId)
    .where('invoices.status', 'in', RATEABLE)
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
}
