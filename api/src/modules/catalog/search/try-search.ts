import { countProducts, countUpTo } from '../list-scope';
import type { ListSources } from '../list-sources';
import type { Dictionary } from './dictionary';
import { interpretSearch, type Part, wordsToLookUp } from './interpret-search';
import { matchScope, type Wanted } from './match-scope';
import { RANKED } from './read-matches';
import { readKnownWords } from './vocabulary';
import { allNeeded, markDetails } from './wishes';

export type SearchSources = Pick<ListSources, 'db' | 'counts' | 'tree'>;

/** Fewer products are no choice: those without a colour, size, purpose or brand follow. */
const ENOUGH = 5;

/**
 * All of what is wanted where enough products are called so, else its wishes and details as wishes; null where nothing
 * has all of it. Of more than are all ranked, those few would be lost.
 */
export async function findWanted(sources: SearchSources, { parts, price }: Wanted): Promise<Wanted | null> {
  if (parts.length === 0 && price === undefined) return null;
  const strict = { parts: allNeeded(parts), price };
  const total = await countProducts(sources, matchScope(strict));
  if (total === 0) return null;
  const lenient = { parts: markDetails(parts), price, named: true as const };
  if (total > RANKED || !lenient.parts.some(({ wish }) => wish)) return strict;
  const named = await countUpTo(sources, matchScope({ ...strict, named: true }), ENOUGH);
  if (named === ENOUGH) return strict;
  const further = await countUpTo(sources, matchScope(lenient), RANKED + 1);
  return further > named && further <= RANKED ? lenient : strict;
}

/** What the words ask for. */
export async function interpret({ db }: SearchSources, dictionary: Dictionary, words: readonly string[]) {
  return interpretSearch(words, dictionary, await readKnownWords(db, wordsToLookUp(words)));
}

/** Words of which the dictionary does not say what they name. */
export const wordsOfPlain = (parts: readonly Part[]) =>
  parts.filter(({ shelves, conditions }) => shelves.length + conditions.length === 0).flatMap(({ typed }) => typed);
