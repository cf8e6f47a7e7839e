import type { OpeningHours, StarSummary } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { noStore } from './find-store';
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
  star_summary: StarSummary;
  categories: { title: string; slug: string; count: number }[];
}

/** A store with what is counted over its products. Throws 404. */
export async function readStore(db: Kysely<Database>, id: number): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`
    select v.id, v.name, v.store_name, v.about, v.avatar_key, v.address, v.opening_hours, v.policies, v.created_at,
      (select json_build_object(
          '1', coalesce(sum(p.stars_1), 0)::integer, '2', coalesce(sum(p.stars_2), 0)::integer,
          '3', coalesce(sum(p.stars_3), 0)::integer, '4', coalesce(sum(p.stars_4), 0)::integer,
          '5', coalesce(sum(p.stars_5), 0)::integer)
        from products p where p.vendor_id = v.id and p.status = 'published') as star_summary,
      (select coalesce(json_agg(x), '[]') from (
          select s.title, s.slug, c.count
          from (select p.subcategory_id, count(*)::integer as count from products p
                where p.vendor_id = v.id and p.status = 'published' group by p.subcategory_id) c
          join subcategories s on s.id = c.subcategory_id
          order by c.count desc, s.title) x) as categories
    from vendors v where v.id = ${id}`.execute(db);
  if (!rows[0]) throw noStore();
  return rows[0];
}
