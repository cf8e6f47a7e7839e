import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow } from './card-columns';
import type { CountCache } from './count-cache';
import type { Sort } from './list-query';
import { presentCard } from './present-card';

/** Which products are listed; conditions and orders speak of `products` as `p`. */
export interface Scope {
  /** Names the scope among the cached totals. */
  key: string;
  where: RawBuilder<unknown>;
  /** Order of its own while no other is asked for; else the newest first. */
  relevance?: RawBuilder<unknown>;
}

export interface PageRequest {
  page: number;
  perPage: number;
  sort?: Sort;
}

/** Each order ends with the id, so that no product is on two pages. */
const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  latest: sql`p.created_at desc, p.id desc`,
  popularity: sql`p.popularity desc, p.id desc`,
  rating: sql`p.rating desc, p.review_count desc, p.id desc`,
  price_asc: sql`p.selling_price_kobo asc, p.id asc`,
  price_desc: sql`p.selling_price_kobo desc, p.id desc`,
};

export const ALL_PRODUCTS: Scope = { key: 'all', where: sql`true` };

/** One page of products with its pagination (wire: lists with pages). */
export async function readProductPage(
  { db, counts }: { db: Kysely<Database>; counts: CountCache },
  scope: Scope,
  { page, perPage, sort }: PageRequest,
) {
  const total = await counts.get(scope.key, () => countProducts(db, scope));
  const pagination = { current_page: page, total, perPage };
  const offset = (page - 1) * perPage;
  // A total may be half a minute old: one more page is looked at, further ones cannot hold anything.
  if (offset > total + perPage) return { data: [], pagination };
  const rows = await readRows(db, scope, { offset, limit: perPage, sort });
  return { data: rows.map(presentCard), pagination };
}

/** The first products of a scope, for lists without pages. */
export async function readFirstProducts(db: Kysely<Database>, scope: Scope, sort: Sort, limit: number) {
  const rows = await readRows(db, scope, { offset: 0, limit, sort });
  return rows.map(presentCard);
}

async function countProducts(db: Kysely<Database>, { where }: Scope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from products p where p.status = 'published' and ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The page's ids come from an index alone; only its own rows are read whole. */
async function readRows(
  db: Kysely<Database>,
  { where, relevance }: Scope,
  { offset, limit, sort }: { offset: number; limit: number; sort: Sort | undefined },
): Promise<CardRow[]> {
  const order = sort === undefined && relevance ? sql`${relevance}, p.id desc` : ORDERS[sort ?? 'latest'];
  const { rows } = await sql<CardRow>`
    select ${cardColumns('p')}
    from (select p.id from products p where p.status = 'published' and ${where}
          order by ${order} limit ${limit} offset ${offset}) k
    join products p on p.id = k.id
    order by ${order}`.execute(db);
  return rows;
}
