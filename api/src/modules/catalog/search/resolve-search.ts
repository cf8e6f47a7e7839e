import { countProducts } from '../count-products';
import { mendWords } from './mend-words';
import type { Dictionary } from './dictionary';
import { interpretSearch, type KnownWords, wordsToLookUp } from './interpret-search';
import { type Part } from './part';
import { matchScope, type ResolvedSearch } from './match-scope';
import type { PriceBounds } from './price-words';
import { relax, respell } from './search-for-less';
import { singular } from './search-words';
import { findWanted, interpret, type SearchSources, wordsOfPlain } from './try-search';
import { readKnownWords, readSoundAlikes } from './vocabulary';

/**
 * Finds criteria with results: the search as typed, else with its typos corrected, else a reduced search. A price that
 * no match has is dropped first. With few matches, products without the colour, size or purpose follow. Null without
 * any match.
 */
export async function resolveSearch(
  sources: SearchSources,
  dictionary: Dictionary,
  words: readonly string[],
  price?: PriceBounds,
): Promise<ResolvedSearch | null> {
  const known = await readKnownWords(sources.db, wordsToLookUp(words));
  const typed = await spellByEar(sources, dictionary, words, known);
  const parts =
    typed === words ? interpretSearch(words, dictionary, known) : await interpret(sources, dictionary, typed);
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

/** A single letter finds popular products with a word that begins with it. */
async function byInitial(sources: SearchSources, [initial = '', ...others]: readonly string[]) {
  if (others.length > 0 || !/^\p{L}$/u.test(initial)) return null;
  const wanted = { parts: [], initial };
  return (await countProducts(sources, matchScope(wanted))) === 0 ? null : wanted;
}

/** Replaces unknown words by known homophones; returns the same list when there are none. */
async function spellByEar({ db }: SearchSources, { phrases }: Dictionary, words: readonly string[], known: KnownWords) {
  const strange = words.filter((word) => !known.has(word) && !phrases.has(singular(word)));
  if (strange.length === 0) return words;
  const heard = await readSoundAlikes(db, strange);
  return heard.size === 0 ? words : words.map((word) => heard.get(word) ?? word);
}

/** Corrects only words without a dictionary meaning, because the others are spelt correctly. */
async function mendPlain({ db }: SearchSources, words: readonly string[], parts: readonly Part[]): Promise<string[]> {
  const plain = wordsOfPlain(parts);
  const mended = await mendWords(db, plain);
  return words.map((word) => mended[plain.indexOf(word)] ?? word);
}
