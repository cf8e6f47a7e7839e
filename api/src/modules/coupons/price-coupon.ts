import { type Kobo, kobo, percentOfKobo, sumKobo, timesKobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import type {} from '../catalog/public';
import { messages } from './messages';
import './tables';
import { type CouponShopper, type Refusal, refusalFor } from './usable';

export interface CouponLine {
  productId: number;
  vendorId: number;
  unitPrice: Kobo;
  quantity: number;
}

export interface CouponCustomer {
  /** Null for a guest, whose earlier orders are unknown. */
  shopper: CouponShopper | null;
  now: Date;
}

export interface CouponPrice {
  couponId: number;
  discount: Kobo;
  /** Lines that the coupon is valid for. */
  eligible: readonly CouponLine[];
}

/**
 * The discount of a coupon on these lines at that time; 0 without lines. Null if no coupon has this code. The discount
 * is at most the worth of its lines. Throws, on the field `coupon_code`, 422 if it is not valid for these products or
 * for too little, and 409 if this shopper cannot use it now.
 */
export async function priceCoupon(
  db: Kysely<Database>,
  code: string,
  lines: readonly CouponLine[],
  customer: CouponCustomer,
): Promise<CouponPrice | null> {
  const coupon = await findCoupon(db, code);
  if (!coupon) return null;
  const refusal = await refusalFor(db, coupon, customer);
  if (refusal) throw conflictFor(code, refusal);
  const eligible = await eligibleLines(db, coupon, lines);
  const what = coupon.product ?? coupon.shelf ?? coupon.store;
  if (lines.length > 0 && eligible.length === 0)
    throw unprocessable({ coupon_code: [messages.nothingFor(code, what ?? '')] });
  const worth = sumKobo(eligible.map(({ unitPrice, quantity }) => timesKobo(unitPrice, quantity)));
  const missing = kobo(coupon.min_spend_kobo - worth);
  if (lines.length > 0 && missing > 0)
    throw unprocessable({
      coupon_code: [messages.tooLittle(code, kobo(coupon.min_spend_kobo), missing, what)],
    });
  return { couponId: coupon.id, discount: discountOn(worth, coupon), eligible };
}

/** The 409 of a coupon that this shopper cannot use now. */
function conflictFor(code: string, refusal: Refusal) {
  const message = messages[refusal](code);
  return conflict(message, { coupon_code: [message] });
}

const discountOn = (worth: Kobo, { percent, amount_kobo }: { percent: number | null; amount_kobo: number | null }) =>
  kobo(Math.min(worth, percent === null ? amount_kobo! : percentOfKobo(worth, percent)));

function findCoupon(db: Kysely<Database>, code: string) {
  return db
    .selectFrom('coupons as c')
    .leftJoin('subcategories as s', 's.id', 'c.subcategory_id')
    .leftJoin('vendors as v', 'v.id', 'c.vendor_id')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .selectAll('c')
    .select(['s.title as shelf', 'v.store_name as store', 'p.title as product'])
    .where('c.code', '=', code)
    .executeTakeFirst();
}

interface Limits {
  subcategory_id: number | null;
  vendor_id: number | null;
  product_id: number | null;
}

async function eligibleLines(
  db: Kysely<Database>,
  { subcategory_id: shelf, vendor_id: vendor, product_id: product }: Limits,
  lines: readonly CouponLine[],
): Promise<readonly CouponLine[]> {
  const fitting = lines.filter(
    ({ productId, vendorId }) =>
      (vendor === null || vendorId === vendor) && (product === null || productId === product),
  );
  if (shelf === null || fitting.length === 0) return fitting;
  const ids = fitting.map(({ productId }) => productId);
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('subcategory_id', '=', shelf)
    .execute();
  const onShelf = new Set(rows.map(({ id }) => id));
  return fitting.filter(({ productId }) => onShelf.has(productId));
}
