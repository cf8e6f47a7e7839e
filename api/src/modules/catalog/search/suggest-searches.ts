import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { ListSources } from '../list-sources';
import { subcategoriesOf } from '../category-tree';
import { completeSearch } from './complete-search';
import { mendWords } from './mend-words';
import { withoutAge } from './age-words';
import { type Dictionary, shelfKey } from './dictionary';
import { interpretSearch, wordsToLookUp } from './interpret-search';
import type { Part } from './part';
import { phraseKey } from './phrase-forms';
import { readPriceWords } from './price-words';
import { rank } from './rank';
import type { SuggestAnswer, SuggestRequest } from './search-engine';
import { searchWords } from './search-words';
import { partsQuery } from './text-query';
import { readKnownWords } from './vocabulary';
import { allNeeded } from './optional-terms';

/** The most frequent words of products with this beginning. */
async function completeWord(db: Kysely<Database>, beginning: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_terms where of_products and word like ${`${beginning}%`}
    order by ndoc desc, word limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}

/** More products than are shown, because their titles complete the search. */
const LOOKED_AT = 40;
const WORDS = 6;
/** Limit on ranked products for a very common beginning, where any popular ones will do. */
const RANKED = 400;

/** The best products whose title, brand or kind has all typed words, and completions of the search. */
export async function suggestSearches(
  { db, tree }: Pick<ListSources, 'db' | 'tree'>,
  dictionary: Dictionary,
  { text, category }: SuggestRequest,
): Promise<SuggestAnswer> {
  const words = await mendWords(db, searchWords(withoutAge(readPriceWords(text).text)));
  const known = await readKnownWords(db, wordsToLookUp(words));
  const parts = withMeaningOfLast(
    allNeeded(interpretSearch(words, dictionary, known)),
    dictionary,
    await completeWord(db, words.at(-1) ?? '', 1),
  );
  const found =
    parts.length === 0
      ? []
      : await readTitles(db, parts, category === undefined ? null : subcategoriesOf(await tree(), [category]));
  const [only, ...others] = words;
  const completions =
    only !== undefined && others.length === 0
      ? await completeWord(db, only, WORDS)
      : completeSearch(
          words,
          found.map(({ title }) => title),
        );
  return { ids: found.map(({ id }) => id), words: completions, mended: words };
}

/** `lap` most likely becomes `laptop`, which names a subcategory: its products come before bags for laptops. */
function withMeaningOfLast(parts: Part[], { phrases, shelves }: Dictionary, [whole]: string[]): Part[] {
  const last = parts.at(-1);
  if (last === undefined || whole === undefined || last.typed.length !== 1 || last.shelves.length > 0) return parts;
  const meant = phrases.get(phraseKey([whole]))?.shelves ?? shelves.get(shelfKey([whole])) ?? [];
  return [...parts.slice(0, -1), { ...last, shelves: meant }];
}

async function readTitles(db: Kysely<Database>, parts: readonly Part[], shelves: number[] | null) {
  const query = partsQuery(parts, { weights: 'AB', unfinished: true });
  const read = async (tier: RawBuilder<unknown>) => {
    const onShelf = shelves === null ? sql`true` : sql`p.subcategory_id = any(${shelves}::integer[])`;
    const { rows } = await sql<{ id: number; title: string }>`
      select id, title from (
        select p.id, p.title, p.popularity, ${rank(parts)} as rank from products p
        where p.status = 'published' and p.search_vector @@ ${query} and ${onShelf} and ${tier}
        limit ${RANKED}) fitting
      order by rank desc, popularity desc, id desc limit ${LOOKED_AT}`.execute(db);
    return rows;
  };
  const popular = await read(sql`p.popular`);
  // Few popular matches: searches all products.
  return popular.length === LOOKED_AT ? popular : read(sql`true`);
}
