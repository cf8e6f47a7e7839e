import type { Kysely } from 'kysely';
import { writePage } from '../src/modules/pages/write-page';
import type { Database } from '../src/platform/database/tables';
import { OWN_PAGES } from './content/own-pages';
import { PAGES } from './content/pages';

/** The pages of the footer, which every installation has. */
export async function insertPages(db: Kysely<Database>): Promise<void> {
  for (const [position, page] of PAGES.entries()) await writePage(db, { ...page, position });
}

/** Pages with an address of their own, behind the others. */
export async function insertOwnPages(db: Kysely<Database>): Promise<void> {
  for (const [index, page] of OWN_PAGES.entries()) await writePage(db, { ...page, position: PAGES.length + index });
}
