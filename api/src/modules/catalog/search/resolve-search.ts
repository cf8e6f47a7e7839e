import { countProducts } from '../list-scope';
import type { ListSources } from '../list-sources';
import { mendWords } from '../suggestions/mend-words';
import type { Dictionary } from './dictionary';
import { interpretSearch, type Part, wordsToLookUp } from './interpret-search';
import { matchScope } from './match-scope';
import { orderOfGivingUp } from './relax-search';
import { readKnownWords } from './vocabulary';

/** What a search looks for. */
export interface ResolvedSearch {
  parts: Part[];
  /** Told when it is something else than what was typed. */
  searchedFor?: string;
}

type Sources = Pick<ListSources, 'db' | 'counts' | 'tree'>;

/**
 * What the words look for: what they ask for, else that with slips of the pen mended, else as much of it as some
 * product has. Null when no product has any of it.
 */
export async function resolveSearch(
  sources: Sources,
  dictionary: Dictionary,
  words: readonly string[],
): Promise<ResolvedSearch | null> {
  const typed = await interpret(sources, dictionary, words);
  if (await isFound(sources, typed.parts)) return { parts: typed.parts };
  const mendedWords = await mendPlain(sources, words, typed.parts);
  const mended = await interpret(sources, dictionary, mendedWords);
  if (await isFound(sources, mended.parts)) return { parts: mended.parts, searchedFor: mendedWords.join(' ') };
  return relax(sources, mended.parts, mended.known);
}

async function interpret({ db }: Sources, dictionary: Dictionary, words: readonly string[]) {
  const known = await readKnownWords(db, wordsToLookUp(words));
  return { parts: interpretSearch(words, dictionary, known), known };
}

async function isFound(sources: Sources, parts: readonly Part[]): Promise<boolean> {
  return parts.length > 0 && (await countProducts(sources, matchScope(parts))) > 0;
}

/** What the dictionary knows is spelt as it should be. */
async function mendPlain({ db }: Sources, words: readonly string[], parts: readonly Part[]): Promise<string[]> {
  const plain = parts.filter(({ shelves, conditions }) => shelves.length + conditions.length === 0).flatMap(({ typed }) => typed); // prettier-ignore
  const mended = await mendWords(db, plain);
  return words.map((word) => mended[plain.indexOf(word)] ?? word);
}

async function relax(
  sources: Sources,
  parts: readonly Part[],
  known: ReadonlySet<string>,
): Promise<ResolvedSearch | null> {
  let rest = [...parts];
  for (const part of orderOfGivingUp(parts, (word) => known.has(word))) {
    rest = rest.filter((other) => other !== part);
    if (await isFound(sources, rest)) return { parts: rest, searchedFor: rest.flatMap(({ typed }) => typed).join(' ') };
  }
  return null;
}
