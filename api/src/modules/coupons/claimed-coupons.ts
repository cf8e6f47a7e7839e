import { type ClaimedCoupon, kobo, toNaira } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cartSavings } from './cart-savings';
import type { CouponLine } from './price-coupon';
import './tables';
import type { CouponShopper } from './usable';

/** The claimed coupons of a shopper that take something off these lines now, the largest discount first. */
export async function claimedCoupons(
  db: Kysely<Database>,
  lines: readonly CouponLine[],
  { shopper, now }: { shopper: CouponShopper; now: Date },
): Promise<ClaimedCoupon[]> {
  const claimed = await db
    .selectFrom('coupon_claims')
    .innerJoin('coupons', 'coupons.id', 'coupon_claims.coupon_id')
    .select(['coupons.id', 'coupons.code', 'coupons.description', 'coupons.ends_at'])
    .where('coupon_claims.user_id', '=', shopper.userId)
    .where((eb) => eb.or([eb('coupons.ends_at', 'is', null), eb('coupons.ends_at', '>', now)]))
    .orderBy('coupons.id')
    .execute();
  const savings = await cartSavings(
    db,
    claimed.map(({ id }) => id),
    lines,
    { shopper, now },
  );
  return claimed
    .flatMap(({ id, code, description, ends_at }) => {
      const saves = savings.get(id) ?? kobo(0);
      return saves > 0 ? [{ code, description, saves, ends_at: ends_at?.toISOString() ?? null }] : [];
    })
    .sort((one, other) => other.saves - one.saves)
    .map((coupon) => ({ ...coupon, saves: toNaira(coupon.saves) }));
}
