import type { SitemapFile } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { PRODUCTS_PER_FILE } from './read-sitemap';
import type {} from '../catalog/public';

/** The sitemap files, each with the time of its newest entry where known. */
export async function listSitemaps(db: Kysely<Database>): Promise<SitemapFile[]> {
  const { rows } = await sql<{ file: number; newest: Date }>`
    select ((id - 1) / ${sql.lit(PRODUCTS_PER_FILE)} + 1)::integer as file, max(created_at) as newest
    from products where status = 'published' group by 1 order by 1`.execute(db);
  const newest = rows.reduce<Date | null>((last, row) => (last && last > row.newest ? last : row.newest), null);
  const pages = await db.selectFrom('pages').select('id').where('path', 'is', null).limit(1).execute();
  const ofProducts = rows.map((row) => ({ name: `products-${row.file}`, lastmod: row.newest.toISOString() }));
  const ofLists = newest ? ['categories', 'stores'].map((name) => ({ name, lastmod: newest.toISOString() })) : [];
  return [...ofProducts, ...ofLists, ...(pages.length > 0 ? [{ name: 'texts', lastmod: null }] : [])];
}
