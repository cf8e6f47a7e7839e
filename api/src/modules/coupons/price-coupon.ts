import { type Kobo, kobo, percentOfKobo, sumKobo, timesKobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type {} from '../catalog/public';
import { messages } from './messages';
import './tables';

export interface CouponLine {
  productId: number;
  unitPrice: Kobo;
  quantity: number;
}

export interface CouponPrice {
  couponId: number;
  discount: Kobo;
  /** Lines that the coupon is valid for. */
  eligible: readonly CouponLine[];
}

/**
 * The discount of a coupon on these lines at that time; 0 without lines. Null if no coupon has this code.
 * Throws 422 on the field `coupon_code` if the coupon is not current, or not valid for these products.
 */
export async function priceCoupon(
  db: Kysely<Database>,
  code: string,
  lines: readonly CouponLine[],
  now: Date,
): Promise<CouponPrice | null> {
  const coupon = await db
    .selectFrom('coupons as c')
    .leftJoin('subcategories as s', 's.id', 'c.subcategory_id')
    .select(['c.id', 'c.percent', 'c.subcategory_id', 'c.starts_at', 'c.ends_at', 's.title as shelf'])
    .where('c.code', '=', code)
    .executeTakeFirst();
  if (!coupon) return null;
  const runs = coupon.starts_at <= now && (coupon.ends_at === null || coupon.ends_at > now);
  if (!runs) throw unprocessable({ coupon_code: [messages.over(code)] });
  const eligible = coupon.subcategory_id === null ? lines : await onShelf(db, coupon.subcategory_id, lines);
  if (lines.length > 0 && eligible.length === 0)
    throw unprocessable({ coupon_code: [messages.nothingFor(code, coupon.shelf ?? '')] });
  const worth = sumKobo(eligible.map(({ unitPrice, quantity }) => timesKobo(unitPrice, quantity)));
  return { couponId: coupon.id, discount: kobo(percentOfKobo(worth, coupon.percent)), eligible };
}

async function onShelf(
  db: Kysely<Database>,
  shelf: number,
  lines: readonly CouponLine[],
): Promise<readonly CouponLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ productId }) => productId);
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('subcategory_id', '=', shelf)
    .execute();
  const fitting = new Set(rows.map(({ id }) => id));
  return lines.filter(({ productId }) => fitting.has(productId));
}
