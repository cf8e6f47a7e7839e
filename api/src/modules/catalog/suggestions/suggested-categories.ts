import type { Suggestions } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Categories and subcategories whose title has all words, categories first. */
export async function suggestedCategories(
  db: Kysely<Database>,
  words: readonly string[],
  limit: number,
): Promise<Suggestions['categories']> {
  if (words.length === 0) return [];
  const terms = words.map((word) => `${word}:*`).join(' & ');
  const { rows } = await sql<Suggestions['categories'][number]>`
    select title, slug, parent from (
      select c.title, c.slug, null as parent, c.position, -1 as below from categories c
      union all
      select s.title, s.slug, c.title, c.position, s.id
      from subcategories s join categories c on c.id = s.category_id) shelves
    where to_tsvector('english', title) @@ to_tsquery('english', ${terms})
    order by parent is not null, position, below
    limit ${limit}`.execute(db);
  return rows;
}
