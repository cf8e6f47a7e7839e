import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import type {} from '../pages/public';
import type {} from '../reviews/public';
import { productChangedAt } from './product-changed-at';
import type { SitemapEntry } from './sitemap-xml';

/** Products in one file: well below the limit of 50,000 that search engines accept, and fast to build. */
export const PRODUCTS_PER_FILE = 10_000;

/** The addresses in one file, or null for an unknown file. */
export async function readSitemap(db: Kysely<Database>, name: string): Promise<SitemapEntry[] | null> {
  const products = /^products-([1-9]\d{0,5})$/.exec(name)?.[1];
  const entries = products ? await readProducts(db, Number(products)) : await OTHERS.get(name)?.(db);
  return entries?.length ? entries : null;
}

/** Split by product id, so that a product stays in its file when others come and go. */
async function readProducts(db: Kysely<Database>, file: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; changed: Date }>`
    select p.slug, ${productChangedAt} as changed from products p
    where p.status = 'published' and p.id > ${(file - 1) * PRODUCTS_PER_FILE} and p.id <= ${file * PRODUCTS_PER_FILE}
    order by p.id`.execute(db);
  return rows.map(({ slug, changed }) => ({ path: `/${slug}`, lastmod: changed }));
}

const OTHERS = new Map<string, (db: Kysely<Database>) => Promise<SitemapEntry[]>>([
  ['categories', readCategories],
  ['texts', readTexts],
  ['stores', readStores],
]);

/** A list changes with its newest product. A list without products is not worth indexing. */
async function readCategories(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; newest: Date }>`
    select s.slug, max(p.created_at) as newest from subcategories s
    join products p on p.subcategory_id = s.id and p.status = 'published' group by s.slug
    union all
    select c.slug, max(p.created_at) as newest from categories c
    join products p on p.category_id = c.id and p.status = 'published' group by c.slug
    order by slug`.execute(db);
  return rows.map(({ slug, newest }) => ({ path: `/shop/${slug}`, lastmod: newest }));
}

/** Without pages that have their own path: a slice claims those, and the shop lists them itself. */
async function readTexts(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const rows = await db.selectFrom('pages').select('slug').where('path', 'is', null).orderBy('slug').execute();
  return rows.map(({ slug }) => ({ path: `/editorial/${slug}`, lastmod: null }));
}

/** The page of a store changes with its newest product and its newest rating. */
async function readStores(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ id: number; newest: Date }>`
    select p.vendor_id as id, greatest(max(p.created_at),
      (select max(vr.created_at) from vendor_ratings vr where vr.vendor_id = p.vendor_id)) as newest
    from products p where p.status = 'published' group by p.vendor_id order by p.vendor_id`.execute(db);
  return rows.map(({ id, newest }) => ({ path: `/store-detail/${id}`, lastmod: newest }));
}
