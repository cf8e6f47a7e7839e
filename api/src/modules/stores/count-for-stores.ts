import type { StarSummary } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../reviews/public';
import './tables';

/** What the list of stores says about a store beside its own words. */
export interface StoreFigures {
  /** Published products. */
  products: number;
  /** Ratings of the store and reviews of its products, as on its page. */
  stars: StarSummary;
}

interface Counted {
  vendor_id: number;
  products: number;
  counts: number[];
}

/** The figures of stores by id; a store with neither products nor ratings is absent. */
export async function countForStores(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoreFigures>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Counted>`
    select vendor_id, sum(products)::integer as products,
      json_build_array(sum(s1)::integer, sum(s2)::integer, sum(s3)::integer, sum(s4)::integer, sum(s5)::integer)
        as counts
    from (
      select vendor_id, count(*) as products, coalesce(sum(stars_1), 0) as s1, coalesce(sum(stars_2), 0) as s2,
        coalesce(sum(stars_3), 0) as s3, coalesce(sum(stars_4), 0) as s4, coalesce(sum(stars_5), 0) as s5
      from products where status = 'published' and vendor_id in (${sql.join(ids)}) group by vendor_id
      union all
      select vendor_id, 0, count(*) filter (where stars = 1), count(*) filter (where stars = 2),
        count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)
      from vendor_ratings where vendor_id in (${sql.join(ids)}) group by vendor_id) counted
    group by vendor_id`.execute(db);
  return new Map(rows.map(({ vendor_id, products, counts }) => [vendor_id, { products, stars: summaryOf(counts) }]));
}

/** @param counts number of ratings with 1, 2, 3, 4 and 5 stars */
const summaryOf = ([one = 0, two = 0, three = 0, four = 0, five = 0]: readonly number[]): StarSummary => ({
  '1': one,
  '2': two,
  '3': three,
  '4': four,
  '5': five,
});
