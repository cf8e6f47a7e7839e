import { singular } from './search-words';

/** They say whose or which one, and stand in few phrases. */
export const DETERMINERS = new Set(['my', 'your', 'his', 'her', 'our', 'the', 'a', 'an', 'some']);

export const phraseKey = (words: readonly string[]) => words.map(singular).join(' ');

/**
 * The keys under which a phrase may stand: as it was typed, in the usual spelling of its words (`labtop bag`), without
 * words such as `my`, and turned around (`watch for ladies` is `ladies watch`).
 * @param spellings the usual spelling of words that are only another one for it, in the singular
 */
export function phraseForms(words: readonly string[], spellings: ReadonlyMap<string, string>): string[] {
  const usual = words.map((word) => spellings.get(singular(word)) ?? word);
  const named = usual.filter((word) => !DETERMINERS.has(word));
  const at = named.indexOf('for');
  const turned = at > 0 && at < named.length - 1 ? [...named.slice(at + 1), ...named.slice(0, at)] : named;
  return [...new Set([words, usual, named, turned].map(phraseKey))];
}
