import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** The most frequent words of products with this beginning. */
export async function completeWord(db: Kysely<Database>, beginning: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_terms where of_products and word like ${`${beginning}%`}
    order by ndoc desc, word limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}
