import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../flash-prices/public';
import { couponIsOpen } from './coupon-is-open';
import './tables';

/**
 * The codes that an order can use at that time: those of current coupons of open stores, and of a flash deal that is
 * not sold out.
 */
export async function findValidCodes(db: Kysely<Database>, codes: readonly string[], now: Date): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const coupons = db
    .selectFrom('coupons')
    .select('code')
    .where('code', 'in', codes)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(couponIsOpen('coupons'));
  const flashDeals = db
    .selectFrom('flash_campaigns as c')
    .innerJoin('flash_offers as o', 'o.campaign_id', 'c.id')
    .select('c.promo_code as code')
    .where('c.promo_code', 'in', codes)
    .where('c.starts_at', '<=', now)
    .where('c.ends_at', '>', now)
    .where(sql<boolean>`o.sold < o.quantity`);
  const rows = await coupons.union(flashDeals).execute();
  return new Set(rows.map(({ code }) => code));
}
