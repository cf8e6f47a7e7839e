import type { EditorialPage, FooterPage } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';
import { escapeHtml } from '../../platform/http/escape-html';
import './tables';

const SLUG = /^[a-z0-9-]{1,120}$/;
const BRAND = '{brand}';

type PageRow = Omit<FooterPage, 'path'> & { path: string | null };

/** All pages in the order of the footer, without their texts. */
export async function readPages(db: Kysely<Database>, brand: string): Promise<FooterPage[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'category', 'path'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return pages.map((page) => present(page, brand));
}

/** One page with its sections (API-FIELD-026). Throws 404. */
export async function readPage(db: Kysely<Database>, rawSlug: string, brand: string): Promise<EditorialPage> {
  const slug = rawSlug.toLowerCase();
  const query = db.selectFrom('pages').select(['id', 'title', 'slug', 'category', 'path']).where('slug', '=', slug);
  const page = SLUG.test(slug) ? await query.executeTakeFirst() : undefined;
  if (page === undefined) throw notFound('Page not found.');
  const sections = await db
    .selectFrom('page_sections')
    .select(['id', 'type', 'title', 'content_html'])
    .where('page_id', '=', page.id)
    .orderBy('position')
    .execute();
  return {
    ...present(page, brand),
    sections: sections.map(({ content_html, title, ...section }) => ({
      ...section,
      title: title.replaceAll(BRAND, brand),
      content: content_html.replaceAll(BRAND, escapeHtml(brand)),
    })),
  };
}

/** Fills in the marketplace name, and includes `path` only where the page has one. */
function present({ path, title, ...page }: PageRow, brand: string): FooterPage {
  return { ...page, title: title.replaceAll(BRAND, brand), ...(path !== null && { path }) };
}
