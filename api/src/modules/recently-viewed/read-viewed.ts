import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow, presentCard } from '../catalog/public';
import './tables';

/** Products that a shopper viewed, newest first. */
export async function readViewed(db: Kysely<Database>, userId: number) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns('p')} from recent_products r
    join products p on p.id = r.product_id and p.status = 'published'
    where r.user_id = ${userId} order by r.viewed_at desc, r.product_id desc`.execute(db);
  return rows.map(presentCard);
}

/** How many of the products that a shopper viewed are no longer sold. */
export async function countWithdrawn(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recent_products')
    .innerJoin('products', 'products.id', 'recent_products.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recent_products.user_id', '=', userId)
    .where('products.status', '=', 'removed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Products by their ids, in that order, without those no longer sold. */
export async function readByIds(db: Kysely<Database>, productIds: readonly number[]) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns('p')} from unnest(${productIds}::bigint[]) with ordinality as wanted (product_id, place)
    join products p on p.id = wanted.product_id and p.status = 'published'
    order by wanted.place`.execute(db);
  return rows.map(presentCard);
}
