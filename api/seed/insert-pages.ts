import type { Kysely } from 'kysely';
import { writePage } from '../src/modules/pages/public';
import type { Database } from '../src/platform/database/tables';
import { OWN_PAGES } from './content/own-pages';
import { PAGES } from './content/pages';

/** The footer's pages, for every installation. */
export async function insertPages(db: Kysely<Database>): Promise<void> {
  for (const [position, page] of PAGES.entries()) await writePage(db, { ...page, position });
}

/** Pages with their own address, after the others. */
export async function insertOwnPages(db: Kysely<Database>): Promise<void> {
  for (const [index, page] of OWN_PAGES.entries()) await writePage(db, { ...page, position: PAGES.length + index });
}
