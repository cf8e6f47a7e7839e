import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { markAccount } from '../accounts/public';
import { messages } from './messages';
import './tables';
import { type CouponShopper, refusalForShopper } from './usable';

/** The shopper can no longer use the coupon. The transaction must be rolled back. */
export class CouponGone extends Error {
  override name = 'CouponGone';
}

/**
 * Counts the use of a coupon by a new order, at most as often as the coupon allows. Call it last: until the end of the
 * transaction, other orders with this coupon wait. Throws CouponGone.
 */
export async function countUse(
  trx: Transaction<Database>,
  { couponId, orderId, shopper, now }: { couponId: number; orderId: number; shopper: CouponShopper; now: Date },
): Promise<void> {
  // The row stays locked, so that another order of this shopper is counted below, or waits here.
  const coupon = await trx
    .updateTable('coupons')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', couponId)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(sql<boolean>`(most_uses is null or used < most_uses)`)
    .returning(['id', 'code', 'most_per_shopper', 'first_order_only'])
    .executeTakeFirst();
  if (!coupon) throw new CouponGone(await whyGone(trx, couponId, now));
  const refusal = await refusalForShopper(trx, coupon, shopper);
  if (refusal) throw new CouponGone(messages[refusal](coupon.code));
  await trx
    .insertInto('coupon_uses')
    .values({ order_id: orderId, coupon_id: couponId, user_id: shopper.userId, used_at: now })
    .execute();
  if (coupon.first_order_only || coupon.most_per_shopper !== null) await markAccount(trx, shopper.userId, now);
}

/** Gives back the use of an order (docs/rules.md "Codes and coupons"); does nothing without one. */
export async function giveCouponBack(trx: Transaction<Database>, orderId: number): Promise<void> {
  const use = await trx
    .deleteFrom('coupon_uses')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .executeTakeFirst();
  if (!use) return;
  await trx
    .updateTable('coupons')
    .set({ used: sql<number>`used - 1` })
    .where('id', '=', use.coupon_id)
    .execute();
}

async function whyGone(trx: Transaction<Database>, couponId: number, now: Date): Promise<string> {
  const coupon = await trx
    .selectFrom('coupons')
    .select(['code', 'starts_at', 'ends_at'])
    .where('id', '=', couponId)
    .executeTakeFirst();
  if (!coupon) return messages.notClaimable;
  const isOver = coupon.starts_at > now || (coupon.ends_at !== null && coupon.ends_at <= now);
  return isOver ? messages.over(coupon.code) : messages.usedUp(coupon.code);
}
