import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import '../catalog/tables';
import type { RenditionStore } from './store/rendition-store';

/** As many cards as a page of the shop shows (spec 1 §9). */
const FIRST_PAGE = 20;

/** Makes the card pictures of the newest products ahead, in the format and sizes that most browsers will ask for. */
export async function prepareFirstPage(db: Kysely<Database>, store: Pick<RenditionStore, 'prepare'>): Promise<void> {
  const cards = await db
    .selectFrom('products')
    .select('picture_key')
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FIRST_PAGE)
    .execute();
  for (const width of [320, 640] as const) {
    for (const { picture_key } of cards) await store.prepare(picture_key, { width, format: 'avif' });
  }
}
