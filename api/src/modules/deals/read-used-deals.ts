import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../flash-prices/public';

/** Products of the running campaign whose unit this shopper has taken. */
export async function readUsedDeals(db: Kysely<Database>, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('flash_claims as f')
    .innerJoin('flash_offers as o', 'o.id', 'f.offer_id')
    .innerJoin('flash_campaigns as c', 'c.id', 'o.campaign_id')
    .select('o.product_id')
    .where('f.user_id', '=', userId)
    .where('f.held', '=', true)
    .where('c.starts_at', '<=', now)
    .where('c.ends_at', '>', now)
    .orderBy('o.product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}
