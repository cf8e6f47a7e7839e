import type { SitemapFile } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { productChangedAt } from './product-changed-at';
import { PRODUCTS_PER_FILE } from './read-sitemap';
import type {} from '../catalog/public';
import type {} from '../reviews/public';

/** The sitemap files, each with the time when one of its entries last changed, where known. */
export async function listSitemaps(db: Kysely<Database>): Promise<SitemapFile[]> {
  const { rows } = await sql<{ file: number; newest: Date; changed: Date }>`
    select ((p.id - 1) / ${sql.lit(PRODUCTS_PER_FILE)} + 1)::integer as file, max(p.created_at) as newest,
      max(${productChangedAt}) as changed
    from products p where p.status = 'published' group by 1 order by 1`.execute(db);
  const ofProducts = rows.map(({ file, changed }) => ({ name: `products-${file}`, lastmod: changed.toISOString() }));
  const ofTexts = await hasTexts(db);
  return [...ofProducts, ...(await ofLists()), ...(ofTexts ? [{ name: 'texts', lastmod: null }] : [])];

  async function ofLists(): Promise<SitemapFile[]> {
    const products = latest(rows.map(({ newest }) => newest));
    if (!products) return [];
    const stores = latest([products, await newestRating(db)]) ?? products;
    return [
      { name: 'categories', lastmod: products.toISOString() },
      { name: 'stores', lastmod: stores.toISOString() },
    ];
  }
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null);

async function newestRating(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(vr.created_at) as newest from vendor_ratings vr
    where exists (select from products p where p.vendor_id = vr.vendor_id and p.status = 'published')`.execute(db);
  return rows[0]?.newest ?? null;
}

/** Pages that have their own path are not in the file of texts. */
async function hasTexts(db: Kysely<Database>): Promise<boolean> {
  const pages = await db.selectFrom('pages').select('id').where('path', 'is', null).limit(1).execute();
  return pages.length > 0;
}
