import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { searchTerms, searchWords } from '../search-terms';

/** Looked at, because some lead to nothing together with the words before. */
const CANDIDATES = 12;

/**
 * Whole searches for an unfinished one: its last word completed to those that most products have, as long as the
 * search finds something.
 */
export async function completeWords(db: Kysely<Database>, words: readonly string[], limit: number): Promise<string[]> {
  const before = words.slice(0, -1);
  const beginning = words.at(-1);
  if (beginning === undefined) return [];
  const { rows } = await sql<{ word: string }>`
    select word from search_terms where word like ${`${beginning}%`} order by ndoc desc, word limit ${CANDIDATES}`.execute(
    db,
  );
  const searches = rows.map(({ word }) => [...before, word]);
  const found = before.length === 0 ? searches : await withHits(db, searches);
  return found.map((search) => search.join(' ')).slice(0, limit);
}

async function withHits(db: Kysely<Database>, searches: readonly string[][]): Promise<string[][]> {
  // A word of the vocabulary may have a hyphen in it, which the search takes for the end of a word.
  const queries = searches.map((words) => searchTerms(searchWords(words.join(' '))));
  const { rows } = await sql<{ place: number }>`
    select q.place::integer as place
    from unnest(${queries}::text[]) with ordinality as q (terms, place)
    where exists (select 1 from products p
      where p.status = 'published' and p.search_vector @@ to_tsquery('english', q.terms))`.execute(db);
  const places = new Set(rows.map(({ place }) => place - 1));
  return searches.filter((_, place) => places.has(place));
}
