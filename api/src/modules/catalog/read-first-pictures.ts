import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { FirstPictures } from '../pictures/public';
import './tables';

/** Cards on a shop page, and in a home page block of each category (CAT-CONST-001, CAT-CONST-004). */
const FIRST_PAGE = 20;
const OF_EACH_CATEGORY = 4;

/** Keys of the category icons, and of the cards of the first shop page and the home page. */
export async function readFirstPictures(db: Kysely<Database>): Promise<FirstPictures> {
  return { icons: await iconKeys(db), cards: await cardKeys(db) };
}

async function iconKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select icon_key as key from categories where icon_key is not null order by position`.execute(db);
  return rows.map(({ key }) => key);
}

async function cardKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select picture_key as key from (
      select picture_key, created_at, id,
        row_number() over (order by created_at desc, id desc) as place,
        row_number() over (partition by category_id order by created_at desc, id desc) as place_in_category
      from products where status = 'published') p
    where place <= ${FIRST_PAGE} or place_in_category <= ${OF_EACH_CATEGORY}
    order by created_at desc, id desc`.execute(db);
  return [...new Set(rows.map(({ key }) => key))];
}
