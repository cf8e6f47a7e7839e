import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Most products stored for one shopper: ten pages of six (ACC-CONST-013). */
export const MOST_RECENT = 60;

/**
 * Records viewed products.
 * @param productIds newest first; ids of unknown products are ignored
 */
export async function noteViewed(
  db: Kysely<Database>,
  { userId, productIds, now }: { userId: number; productIds: readonly number[]; now: Date },
): Promise<void> {
  const ids = [...new Set(productIds)].slice(0, MOST_RECENT);
  await db.transaction().execute(async (trx) => {
    // One millisecond apart, so that the order survives.
    await sql`
      insert into recent_products as known (user_id, product_id, viewed_at)
      select ${userId}, p.id, ${now}::timestamptz - (seen.place - 1) * interval '1 millisecond'
      from unnest(${ids}::bigint[]) with ordinality as seen (product_id, place)
      join products p on p.id = seen.product_id and p.status = 'published'
      order by p.id
      on conflict (user_id, product_id) do update
      set viewed_at = greatest(known.viewed_at, excluded.viewed_at)`.execute(trx);
    await sql`
      delete from recent_products where user_id = ${userId} and product_id in (
        select product_id from recent_products where user_id = ${userId}
        order by viewed_at desc, product_id desc offset ${MOST_RECENT})`.execute(trx);
  });
}
