import { kobo, type Suggestions, toNaira } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { presentPicture } from '../../pictures/present-picture';
import type { CardRow } from '../card-columns';
import { searchTerms } from '../search-terms';

type Row = Pick<CardRow, 'id' | 'slug' | 'title' | 'picture_key' | 'selling_price_kobo' | 'original_price_kobo'>;

/** The most wanted products whose title, brand or kind has all the words. */
export async function suggestedProducts(
  db: Kysely<Database>,
  { words, category, limit }: { words: readonly string[]; category: string | undefined; limit: number },
): Promise<Suggestions['products']> {
  const terms = searchTerms(words, 'AB');
  if (terms === null) return [];
  const inCategory =
    category === undefined
      ? sql`true`
      : sql`category_id = (select c.id from categories c where c.slug = ${category.toLowerCase()})`;
  const { rows } = await sql<Row>`
    select id, slug, title, picture_key, selling_price_kobo, original_price_kobo
    from products
    where status = 'published' and search_vector @@ to_tsquery('english', ${terms}) and ${inCategory}
    order by popularity desc, id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    thumbnail: presentPicture(row.picture_key).thumbnail,
    selling_price: toNaira(kobo(row.selling_price_kobo)),
    original_price: toNaira(kobo(row.original_price_kobo)),
  }));
}
