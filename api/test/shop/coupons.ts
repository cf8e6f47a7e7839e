import type { Insertable } from 'kysely';
import type { CouponsTable } from '../../src/modules/coupons/public';
import type { TestShop } from './with-shop';

const NONE = { percent: null, subcategory_id: null, starts_at: new Date(0), ends_at: null };

/** Adds a coupon of 10 % on everything, with other columns where given. Returns its id. */
export async function addCoupon(
  shop: TestShop,
  columns: Partial<Insertable<CouponsTable>> & { code: string },
): Promise<number> {
  const discount = columns.amount_kobo ? {} : { percent: 10 };
  const row = await shop.db
    .insertInto('coupons')
    .values({ ...NONE, ...discount, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** How often a coupon is used now. */
export const usesOf = async (shop: TestShop, id: number): Promise<number> =>
  (await shop.db.selectFrom('coupons').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used;
