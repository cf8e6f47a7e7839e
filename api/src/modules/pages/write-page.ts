import type { EditorialSection, PageCategory } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { sanitiseHtml } from '../../platform/http/sanitise-html';
import './tables';

export interface NewPage {
  slug: string;
  title: string;
  category: PageCategory;
  /** Place in the footer. */
  position: number;
  /** Its own address, for example `/faqs`; without one it is at /editorial/{slug}. */
  path?: string | undefined;
  sections: readonly Pick<EditorialSection, 'type' | 'title' | 'content'>[];
}

/** Writes a page and replaces one with the same slug. Sanitises its HTML first. Pass a transaction. */
export async function writePage(trx: Kysely<Database>, { sections, path, ...words }: NewPage): Promise<void> {
  const page = { ...words, path: path ?? null };
  const { id } = await trx
    .insertInto('pages')
    .values(page)
    .onConflict((same) => same.column('slug').doUpdateSet(page))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('page_sections').where('page_id', '=', id).execute();
  if (sections.length === 0) return;
  const rows = sections.map(({ type, title, content }, position) => ({
    page_id: id,
    position,
    type,
    title,
    content_html: sanitiseHtml(content),
  }));
  await trx.insertInto('page_sections').values(rows).execute();
}
