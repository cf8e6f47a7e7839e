import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { ORDERS, orderBy } from '../list-orders';
import type { Sort } from '../list-query';
import { MOST_COUNTED } from '../count-products';
import type { Part } from './part';
import { rank } from './rank';

/** Most matches that are ranked; of a longer list, only popular products. */
export const RANKED = 2000;
/** With fewer popular matches, any matches are ranked. */
const ENOUGH = 200;
const RANKED_OF_ALL = 5000;

/** Ids of the best matches, best first. A search with very many matches ranks the popular ones. */
export async function readRanked(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  parts: readonly Part[],
  total: number,
): Promise<number[]> {
  if (total <= RANKED) return rankMatches(db, where, parts, RANKED);
  const popular = await rankMatches(db, sql`${where} and p.popular and p.in_stock`, parts, RANKED);
  return popular.length >= ENOUGH ? popular : rankMatches(db, sql`${where} and p.in_stock`, parts, RANKED_OF_ALL);
}

async function rankMatches(db: Kysely<Database>, where: RawBuilder<unknown>, parts: readonly Part[], most: number) {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id, p.popularity, ${rank(parts)} as rank
      from products p where p.status = 'published' and ${where} limit ${most}) best
    order by rank desc, popularity desc, id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the matches after the ranked ones, for deep pages; sold-out ones last. */
export async function readUnranked(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  ranked: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id, p.in_stock from products p where p.status = 'published' and ${where} limit ${MOST_COUNTED}) further
    where id not in (select unnest(${[...ranked]}::bigint[]))
    order by in_stock desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of one page of matches in a chosen order. */
export async function readSorted(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  { sort, offset, limit }: { sort: Sort; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.status = 'published' and ${where}
    order by ${orderBy(ORDERS[sort])} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
