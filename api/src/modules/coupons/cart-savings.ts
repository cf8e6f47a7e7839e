import { kobo, type Kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { ApiProblem } from '../../platform/errors/api-problem';
import { type CouponCustomer, type CouponLine, priceCoupon } from './price-coupon';
import './tables';

/**
 * The discount of each of these coupons on these lines, by id of the coupon: what an order with its code would get.
 * 0 if the coupon cannot be used for them now.
 */
export async function cartSavings(
  db: Kysely<Database>,
  couponIds: readonly number[],
  lines: readonly CouponLine[],
  customer: CouponCustomer,
): Promise<Map<number, Kobo>> {
  if (couponIds.length === 0 || lines.length === 0) return new Map();
  const coupons = await db.selectFrom('coupons').select(['id', 'code']).where('id', 'in', couponIds).execute();
  const savings = new Map<number, Kobo>();
  for (const { id, code } of coupons) savings.set(id, await savingOf(db, code, lines, customer));
  return savings;
}

async function savingOf(
  db: Kysely<Database>,
  code: string,
  lines: readonly CouponLine[],
  customer: CouponCustomer,
): Promise<Kobo> {
  try {
    return (await priceCoupon(db, code, lines, customer))?.discount ?? kobo(0);
  } catch (error) {
    if (error instanceof ApiProblem) return kobo(0); // the coupon's rules refuse these lines or this shopper
    throw error;
  }
}
