import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { CouponShopper } from '../../coupons/public';

/**
 * What the rules of coupons ask about a shopper.
 * @param exceptOrder the order that uses the coupon; null: a quote
 */
export const couponShopper = (db: Kysely<Database>, userId: number, exceptOrder: number | null): CouponShopper => ({
  userId,
  exceptOrder,
  async hasOrdered() {
    const earlier = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '<>', 'Cancelled')
      .where('id', 'is distinct from', exceptOrder)
      .limit(1)
      .executeTakeFirst();
    return earlier !== undefined;
  },
});
