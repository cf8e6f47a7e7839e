const MOST_WORDS = 8;

/** The words in what a shopper typed: small letters, each once, eight at most. */
export function searchWords(typed: string): string[] {
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * A query of PostgreSQL's text search: all words, the beginning of each suffices (`dress` finds dresses). Null when
 * there is no word.
 * @param weights where a word may stand, for example `AB` for title and further words; anywhere unless told
 */
export function searchTerms(words: readonly string[], weights = ''): string | null {
  return words.length === 0 ? null : words.map((word) => `${word}:*${weights}`).join(' & ');
}
