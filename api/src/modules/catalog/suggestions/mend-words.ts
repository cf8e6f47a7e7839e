import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Slips of the pen that are forgiven; two neighbours in the wrong order count as two. */
const SLIPS_OF_SHORT = 1;
const SLIPS_OF_LONG = 2;
const LONG = 5;
/** Shorter ones could be anything. */
const SHORTEST = 3;
const LONGEST = 40;

/**
 * Replaces each word that no product has by the nearest one that some have. The last word may be unfinished, so its
 * beginning is compared, too. Words without a neighbour stay as they are.
 */
export async function mendWords(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const last = words.length - 1;
  return Promise.all(
    words.map(async (word, index) => {
      if (word.length < SHORTEST || word.length > LONGEST || (await isKnown(db, word))) return word;
      return (await nearest(db, word, index === last)) ?? word;
    }),
  );
}

/** Whether some word begins like that, which is all that the search asks for, or it is one that no search looks for. */
async function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from search_terms where word like ${`${word}%`})
      or to_tsvector('english', ${word}) = ''::tsvector as known`.execute(db);
  return rows[0]?.known === true;
}

async function nearest(db: Kysely<Database>, typed: string, unfinished: boolean): Promise<string | undefined> {
  const slips = typed.length < LONG ? SLIPS_OF_SHORT : SLIPS_OF_LONG;
  const [first = ''] = typed;
  // The index finds what begins alike, and what shares parts of three letters: the first letter may be the wrong one.
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, ndoc, least(
        levenshtein_less_equal(word, ${typed}, ${slips}),
        case when ${unfinished} then levenshtein_less_equal(left(word, ${typed.length}), ${typed}, ${slips}) end) as slips
      from search_terms
      where (word like ${`${first}%`} or word % ${typed}) and length(word) >= ${typed.length - slips}
    ) near
    where slips <= ${slips}
    order by slips, ndoc desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}
