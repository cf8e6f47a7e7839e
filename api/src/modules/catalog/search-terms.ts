const MOST_WORDS = 8;

/**
 * What a shopper typed → a query of PostgreSQL's text search: all words, the beginning of each suffices
 * (`dress` finds dresses). Null when there is no word in it.
 */
export function searchTerms(typed: string): string | null {
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0
    ? null
    : [...new Set(words)]
        .slice(0, MOST_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ');
}
