import { countProducts } from '../list-scope';
import type { ListSources } from '../list-sources';
import { mendWords } from '../suggestions/mend-words';
import type { Dictionary } from './dictionary';
import { interpretSearch, type Part, wordsToLookUp } from './interpret-search';
import { matchScope, type Wanted } from './match-scope';
import type { PriceBounds } from './price-words';
import { orderOfGivingUp } from './relax-search';
import { readKnownWords } from './vocabulary';

/** What a search looks for. */
export interface ResolvedSearch extends Wanted {
  /** Told when it is something else than what was typed. */
  searchedFor?: string;
}

type Sources = Pick<ListSources, 'db' | 'counts' | 'tree'>;

/**
 * What the words look for: what they ask for, else that with slips of the pen mended, else as much of it as some
 * product has; a price that nothing of it has is given up first. Null when no product has any of it.
 */
export async function resolveSearch(
  sources: Sources,
  dictionary: Dictionary,
  words: readonly string[],
  price?: PriceBounds,
): Promise<ResolvedSearch | null> {
  const typed = await interpret(sources, dictionary, words);
  if (await isFound(sources, { parts: typed, price })) return { parts: typed, price };
  const mendedWords = await mendPlain(sources, words, typed);
  const mended = await interpret(sources, dictionary, mendedWords);
  const searchedFor = mendedWords.join(' ');
  for (const wanted of [{ parts: mended, price }, { parts: mended }]) {
    if (await isFound(sources, wanted)) return { ...wanted, searchedFor };
  }
  return relax(sources, mended);
}

async function interpret({ db }: Sources, dictionary: Dictionary, words: readonly string[]) {
  return interpretSearch(words, dictionary, await readKnownWords(db, wordsToLookUp(words)));
}

async function isFound(sources: Sources, wanted: Wanted): Promise<boolean> {
  if (wanted.parts.length === 0 && wanted.price === undefined) return false;
  return (await countProducts(sources, matchScope(wanted))) > 0;
}

/** What the dictionary knows is spelt as it should be. */
async function mendPlain({ db }: Sources, words: readonly string[], parts: readonly Part[]): Promise<string[]> {
  const plain = parts.filter(({ shelves, conditions }) => shelves.length + conditions.length === 0).flatMap(({ typed }) => typed); // prettier-ignore
  const mended = await mendWords(db, plain);
  return words.map((word) => mended[plain.indexOf(word)] ?? word);
}

async function relax(sources: Sources, parts: readonly Part[]): Promise<ResolvedSearch | null> {
  const known = await readKnownWords(
    sources.db,
    parts.flatMap(({ alternatives }) => alternatives.flat()),
  );
  let rest = [...parts];
  for (const part of orderOfGivingUp(parts, (word) => known.has(word))) {
    rest = rest.filter((other) => other !== part);
    if (await isFound(sources, { parts: rest }))
      return { parts: rest, searchedFor: rest.flatMap(({ typed }) => typed).join(' ') };
  }
  return null;
}
