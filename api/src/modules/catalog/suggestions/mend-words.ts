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
 * Replaces each word that no product has by the nearest one that some have, by its letters or by its sound (migration
 * 0032). The last word may be unfinished, so its beginning is compared, too. Words without a neighbour stay as they are.
 */
export async function mendWords(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const last = words.length - 1;
  return Promise.all(
    words.map(async (word, index) => {
      if (word.length < SHORTEST || word.length > LONGEST || isDecimal(word) || (await isKnown(db, word))) return word;
      return (await nearest(db, word, index === last)) ?? word;
    }),
  );
}

/** `6.5kva`: no word of a product is written so. */
const isDecimal = (word: string) => word.includes('.');

/**
 * Whether a word of some product begins like that, which is all that the search asks for, or it stands in a phrase, or
 * is one that no search looks for.
 */
async function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from search_terms where word like ${`${word}%`} and (of_products or word = ${word}))
      or to_tsvector('english', ${word}) = ''::tsvector as known`.execute(db);
  return rows[0]?.known === true;
}

async function nearest(db: Kysely<Database>, typed: string, unfinished: boolean): Promise<string | undefined> {
  const slips = typed.length < LONG ? SLIPS_OF_SHORT : SLIPS_OF_LONG;
  // In half slips: what sounds the same is none, however it is spelt; what nearly does is one more than its letters. A
  // sound may be much shorter than its word, and forgives less then; one letter is the sound of too many (`aaaa`).
  const most = 2 * slips;
  const { rows } = await sql<{ word: string }>`
    with heard as (select substring(search_sound(${typed}) from '^..+') as sound),
      typed as (select sound, least(${slips}, case when length(sound) < ${SHORTEST} then 0
        when length(sound) < ${LONG} then ${SLIPS_OF_SHORT} else ${SLIPS_OF_LONG} end) as slips from heard)
    select word from (
      select word, ndoc, least(
        2 * levenshtein_less_equal(word, ${typed}, ${slips}),
        case when t.sound = typed.sound then 0
          when levenshtein_less_equal(t.sound, typed.sound, typed.slips) <= typed.slips
          then 1 + 2 * levenshtein(t.sound, typed.sound) end,
        case when ${unfinished} then least(
          2 * levenshtein_less_equal(left(word, ${typed.length}), ${typed}, ${slips}),
          case when levenshtein_less_equal(left(t.sound, length(typed.sound)), typed.sound, typed.slips) <= typed.slips
            then 1 + 2 * levenshtein(left(t.sound, length(typed.sound)), typed.sound) end) end) as slips
      from search_terms t, typed
      -- The index finds what begins alike, and what shares parts of three letters: the first letter may be the wrong one.
      where (t.sound like left(typed.sound, 1) || '%' or word % ${typed}) and length(word) >= ${typed.length - slips}
    ) near
    where slips <= ${most}
    order by slips, ndoc desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}
