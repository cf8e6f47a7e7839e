import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { swapsOf } from './swaps-of';

/** Typos that are corrected; two swapped neighbours are one. */
const SLIPS_OF_SHORT = 1;
const SLIPS_OF_LONG = 2;
const LONG = 5;
/** Shorter words match too many others. */
const SHORTEST = 3;
const LONGEST = 40;

/**
 * Replaces each unknown word by the nearest word of products, by letters or by sound (migration 1005). The last word
 * may be unfinished, so it is also compared with beginnings. Words without a near match stay unchanged.
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

/** `6.5kva`: the vocabulary has no decimals. */
const isDecimal = (word: string) => word.includes('.');

/**
 * Whether a product's word begins with it (the search needs no more), a phrase contains it, or it is a stop word.
 */
async function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from search_terms where word like ${`${word}%`} and (of_products or word = ${word}))
      or to_tsvector('english', ${word}) = ''::tsvector as known`.execute(db);
  return rows[0]?.known === true;
}

async function nearest(db: Kysely<Database>, typed: string, unfinished: boolean): Promise<string | undefined> {
  const slips = typed.length < LONG ? SLIPS_OF_SHORT : SLIPS_OF_LONG;
  // Distance in half edits: homophones cost 0, and near homophones cost 1 more than the edits of their keys. Short keys
  // allow fewer edits; a key of one letter matches too many words (`aaaa`).
  const most = 2 * slips;
  const swapped = swapsOf(typed);
  const { rows } = await sql<{ word: string }>`
    with heard as (select substring(search_sound(${typed}) from '^..+') as sound),
      typed as (select sound, least(${slips}, case when length(sound) < ${SHORTEST} then 0
        when length(sound) < ${LONG} then ${SLIPS_OF_SHORT} else ${SLIPS_OF_LONG} end) as slips from heard)
    select word from (
      select word, ndoc, least(
        2 * levenshtein_less_equal(word, ${typed}, ${slips}),
        case when word = any(${swapped}::text[]) then 2 end,
        case when t.sound = typed.sound then 0
          when levenshtein_less_equal(t.sound, typed.sound, typed.slips) <= typed.slips
          then 1 + 2 * levenshtein(t.sound, typed.sound) end,
        case when ${unfinished} then least(
          case when left(word, ${typed.length}) = any(${swapped}::text[]) then 2 end,
          2 * levenshtein_less_equal(left(word, ${typed.length}), ${typed}, ${slips}),
          case when levenshtein_less_equal(left(t.sound, length(typed.sound)), typed.sound, typed.slips) <= typed.slips
            then 1 + 2 * levenshtein(left(t.sound, length(typed.sound)), typed.sound) end) end) as slips
      from search_terms t, typed
      -- Indexes find keys with the same first letter, and words with shared trigrams, whose first letter may be wrong.
      where (t.sound like left(typed.sound, 1) || '%' or word % ${typed} or word = any(${swapped}::text[]))
        and length(word) >= ${typed.length - slips}
    ) near
    where slips <= ${most}
    order by slips, ndoc desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}
