import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { ListSources } from '../list-sources';
import { subcategoriesOf } from '../shelf-tree';
import { completeSearch } from '../suggestions/complete-search';
import { completeWord } from '../suggestions/complete-word';
import { mendWords } from '../suggestions/mend-words';
import { withoutAge } from './age-words';
import { type Dictionary, shelfKey } from './dictionary';
import { interpretSearch, type Part, wordsToLookUp } from './interpret-search';
import { phraseKey } from './phrase-forms';
import { readPriceWords } from './price-words';
import { rank } from './rank';
import type { SuggestAnswer, SuggestRequest } from './search-engine';
import { searchWords } from './search-words';
import { partsQuery } from './text-query';
import { readKnownWords } from './vocabulary';
import { allNeeded } from './wishes';

/** Further ones than the shown say how the search may go on. */
const LOOKED_AT = 40;
const WORDS = 6;
/** Of a beginning that very many have, any of the popular ones will do. */
const RANKED = 400;

/** The most wanted products whose title, brand or kind has all that is typed so far, and how it may go on. */
export async function suggestSearches(
  { db, tree }: Pick<ListSources, 'db' | 'tree'>,
  dictionary: Dictionary,
  { text, category }: SuggestRequest,
): Promise<SuggestAnswer> {
  const words = await mendWords(db, searchWords(withoutAge(readPriceWords(text).text)));
  const known = await readKnownWords(db, wordsToLookUp(words));
  const parts = withMeaningOfLast(allNeeded(interpretSearch(words, dictionary, known)), dictionary, await completeWord(db, words.at(-1) ?? '', 1)); // prettier-ignore
  const found = parts.length === 0 ? [] : await readTitles(db, parts, category === undefined ? null : subcategoriesOf(await tree(), [category])); // prettier-ignore
  const [only, ...others] = words;
  const completions =
    only !== undefined && others.length === 0
      ? await completeWord(db, only, WORDS)
      : completeSearch(words, found.map(({ title }) => title)); // prettier-ignore
  return { ids: found.map(({ id }) => id), words: completions, mended: words };
}

/** Who types `lap` most likely goes on to `laptop`, which has a shelf: its products come before bags for laptops. */
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
  // What few have is looked for among all.
  return popular.length === LOOKED_AT ? popular : read(sql`true`);
}
