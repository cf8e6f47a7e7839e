import { singular } from './search-words';

/** Determiners, which few phrases contain. */
export const DETERMINERS = new Set(['my', 'your', 'his', 'her', 'our', 'the', 'a', 'an', 'some']);

export const phraseKey = (words: readonly string[]) => words.map(singular).join(' ');

/**
 * The keys under which the dictionary can hold a phrase: as typed, in the usual spelling (`labtop bag`), without
 * determiners such as `my`, and turned around (`watch for ladies` is `ladies watch`).
 * @param spellings usual spellings, by the singular of their variants
 */
export function phraseForms(words: readonly string[], spellings: ReadonlyMap<string, string>): string[] {
  const usual = words.map((word) => spellings.get(singular(word)) ?? word);
  const named = usual.filter((word) => !DETERMINERS.has(word));
  const at = named.indexOf('for');
  const turned = at > 0 && at < named.length - 1 ? [...named.slice(at + 1), ...named.slice(0, at)] : named;
  return [...new Set([words, usual, named, turned].map(phraseKey))];
}
