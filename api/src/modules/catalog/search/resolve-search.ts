import { countProducts } from '../list-scope';
import { mendWords } from '../suggestions/mend-words';
import type { Dictionary } from './dictionary';
import { interpretSearch, type KnownWords, type Part, wordsToLookUp } from './interpret-search';
import { matchScope, type Wanted } from './match-scope';
import type { PriceBounds } from './price-words';
import { relax, respell } from './search-for-less';
import { singular } from './search-words';
import { findWanted, interpret, type SearchSources, wordsOfPlain } from './try-search';
import { readKnownWords, readSoundAlikes } from './vocabulary';

/** What a search looks for. */
export interface ResolvedSearch extends Wanted {
  /** Told when it is something else than what was typed. */
  searchedFor?: string;
}

/**
 * What the words look for: what they ask for, else that with slips of the pen mended, else as much of it as some
 * product has; a price that nothing of it has is given up first. Where few products have all of it, those without its
 * colour, size or purpose follow. Null when no product has any of it.
 */
export async function resolveSearch(
  sources: SearchSources,
  dictionary: Dictionary,
  words: readonly string[],
  price?: PriceBounds,
): Promise<ResolvedSearch | null> {
  const known = await readKnownWords(sources.db, wordsToLookUp(words));
  const typed = await spellByEar(sources, dictionary, words, known);
  const parts = typed === words ? interpretSearch(words, dictionary, known) : await interpret(sources, dictionary, typed); // prettier-ignore
  const found = await findWanted(sources, { parts, price });
  if (found) return typed === words ? found : { ...found, searchedFor: typed.join(' ') };
  const mendedWords = await mendPlain(sources, typed, parts);
  const mended = await interpret(sources, dictionary, mendedWords);
  const searchedFor = mendedWords.join(' ');
  for (const wanted of [{ parts: mended, price }, { parts: mended }]) {
    const foundMended = await findWanted(sources, wanted);
    if (foundMended) return { ...foundMended, searchedFor };
  }
  return (
    (await respell(sources, dictionary, mendedWords, mended)) ??
    (await relax(sources, mended)) ??
    byInitial(sources, words)
  );
}

/** A letter that is no word: some of what begins with it is more than nothing. */
async function byInitial(sources: SearchSources, [initial = '', ...others]: readonly string[]) {
  if (others.length > 0 || !/^\p{L}$/u.test(initial)) return null;
  const wanted = { parts: [], initial };
  return (await countProducts(sources, matchScope(wanted))) === 0 ? null : wanted;
}

/** Words that nobody knows, but that sound as a known one does, are that one; the same list where there are none. */
async function spellByEar({ db }: SearchSources, { phrases }: Dictionary, words: readonly string[], known: KnownWords) {
  const strange = words.filter((word) => !known.has(word) && !phrases.has(singular(word)));
  if (strange.length === 0) return words;
  const heard = await readSoundAlikes(db, strange);
  return heard.size === 0 ? words : words.map((word) => heard.get(word) ?? word);
}

/** What the dictionary knows is spelt as it should be. */
async function mendPlain({ db }: SearchSources, words: readonly string[], parts: readonly Part[]): Promise<string[]> {
  const plain = wordsOfPlain(parts);
  const mended = await mendWords(db, plain);
  return words.map((word) => mended[plain.indexOf(word)] ?? word);
}
