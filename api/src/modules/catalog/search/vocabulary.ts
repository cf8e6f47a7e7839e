import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../../platform/database/prepared';
import type { Database } from '../../../platform/database/tables';
import { swapsOf } from './swaps-of';

/** The words that the vocabulary contains. */
export async function readKnownWords(db: Kysely<Database>, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} select word from search_terms where word = any(${[...words]}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** The words that begin a word of the vocabulary; a search matches by beginnings. */
export async function readBeginnings(db: Kysely<Database>, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} select typed as word from unnest(${[...words]}::text[]) as typed
    where exists (select from search_terms where word like typed || '%')`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 4;

/** The most frequent homophone of each unknown word: `phan` → `fan`. A key of one sound matches too many words. */
export async function readSoundAlikes(db: Kysely<Database>, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ typed: string; word: string }>`
    ${PREPARED} select distinct on (typed) typed, word
    from unnest(${words.filter((word) => word.length >= SHORTEST_HEARD)}::text[]) as typed
    join search_terms t on t.sound = search_sound(typed)
    where typed ~ '^[a-z]+$' and t.of_products and length(t.sound) > 1
    order by typed, ndoc desc, word`.execute(db);
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}

/** Each neighbour costs a search. */
const MOST_NEIGHBOURS = 3;

/** The most frequent words within one edit of a word or two swapped neighbours, and more frequent than it. */
export async function readNeighbours(db: Kysely<Database>, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} select word from search_terms
    where word <> ${typed} and of_products
      and ((word % ${typed} and levenshtein_less_equal(word, ${typed}, 1) <= 1)
        or word = any(${swapsOf(typed)}::text[]))
      and ndoc > coalesce((select max(ndoc) from search_terms where word in (${typed}, ${typed} || 's')), 0)
    order by ndoc desc, word limit ${sql.lit(MOST_NEIGHBOURS)}`.execute(db);
  return rows.map(({ word }) => word);
}
