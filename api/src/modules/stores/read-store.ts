import type { OpeningHours, StarSummary } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { isPaused } from '../catalog/public';
import { noStore, refuseClosed } from './find-store';
import type {} from '../reviews/public';
import './tables';
import type { StorePolicy } from './tables';

export interface StoreRow {
  id: number;
  name: string;
  store_name: string;
  about: string;
  avatar_key: string | null;
  address: string | null;
  opening_hours: OpeningHours[];
  policies: StorePolicy[];
  created_at: Date;
  closed_at: Date | null;
  is_paused: boolean;
  star_summary: StarSummary;
  categories: { title: string; slug: string; count: number }[];
}

const starCounts = sql.join([1, 2, 3, 4, 5].map((star) => sql.raw(`'${star}', (s${star} + r${star})::integer`)));

/**
 * A store with figures over its products and the ratings of its buyers. Throws 404, also for one that is closed for
 * now, and 410 for one that has left.
 */
export async function readStore(db: Kysely<Database>, id: number): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`
    select v.id, v.name, v.store_name, v.about, v.avatar_key, v.address, v.opening_hours, v.policies, v.created_at,
      v.closed_at, ${isPaused('v')} as is_paused,
      (select json_build_object(${starCounts})
        from (select coalesce(sum(p.stars_1), 0) as s1, coalesce(sum(p.stars_2), 0) as s2,
          coalesce(sum(p.stars_3), 0) as s3,
            coalesce(sum(p.stars_4), 0) as s4, coalesce(sum(p.stars_5), 0) as s5
          from products p where p.vendor_id = v.id and p.status = 'published') of_products,
        (select count(*) filter (where r.stars = 1) as r1, count(*) filter (where r.stars = 2) as r2,
            count(*) filter (where r.stars = 3) as r3, count(*) filter (where r.stars = 4) as r4,
            count(*) filter (where r.stars = 5) as r5
          from vendor_ratings r where r.vendor_id = v.id) of_ratings) as star_summary,
      (select coalesce(json_agg(x), '[]') from (
          select s.title, s.slug, c.count
          from (select p.subcategory_id, count(*)::integer as count from products p
                where p.vendor_id = v.id and p.status = 'published' group by p.subcategory_id) c
          join subcategories s on s.id = c.subcategory_id
          order by c.count desc, s.title) x) as categories
    from vendors v where v.id = ${id}`.execute(db);
  if (!rows[0]) throw noStore();
  refuseClosed(rows[0]);
  return rows[0];
}
