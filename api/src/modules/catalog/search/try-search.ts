import { countProducts, countUpTo } from '../count-products';
import type { ListSources } from '../list-sources';
import type { Dictionary } from './dictionary';
import { interpretSearch, wordsToLookUp } from './interpret-search';
import { type Part } from './part';
import { matchScope, type Wanted } from './match-scope';
import { RANKED } from './read-matches';
import { readKnownWords } from './vocabulary';
import { allNeeded, markDetails } from './optional-terms';

export type SearchSources = Pick<ListSources, 'db' | 'counts' | 'tree'>;

/** With fewer matches, products without the colour, size, purpose or brand follow. */
const ENOUGH = 5;

/**
 * Requires every term if enough products are named so; otherwise details become optional terms. Null if no product has
 * every term. Never relaxes to more matches than are ranked, which would hide the few exact ones.
 */
export async function findWanted(sources: SearchSources, { parts, price }: Wanted): Promise<Wanted | null> {
  if (parts.length === 0 && price === undefined) return null;
  const strict = { parts: allNeeded(parts), price };
  const total = await countProducts(sources, matchScope(strict));
  if (total === 0) return null;
  const lenient = { parts: markDetails(parts), price, named: true as const };
  if (total > RANKED || !lenient.parts.some(({ optional }) => optional)) return strict;
  const named = await countUpTo(sources, matchScope({ ...strict, named: true }), ENOUGH);
  if (named === ENOUGH) return strict;
  const further = await countUpTo(sources, matchScope(lenient), RANKED + 1);
  return further > named && further <= RANKED ? lenient : strict;
}

export async function interpret({ db }: SearchSources, dictionary: Dictionary, words: readonly string[]) {
  return interpretSearch(words, dictionary, await readKnownWords(db, wordsToLookUp(words)));
}

/** Words of the parts without a subcategory or condition. */
export const wordsOfPlain = (parts: readonly Part[]) =>
  parts.filter(({ shelves, conditions }) => shelves.length + conditions.length === 0).flatMap(({ typed }) => typed);
