import { searchWords } from '../search/search-words';

/**
 * Whole searches for an unfinished one, its last word completed by the titles of what it finds already: so each of
 * them finds something. Those that most titles have come first.
 */
export function completeSearch(words: readonly string[], titles: readonly string[]): string[] {
  const beginning = words.at(-1);
  if (beginning === undefined) return [];
  const before = words.slice(0, -1);
  const counts = new Map<string, number>();
  for (const word of titles.flatMap(searchWords)) {
    if (word.startsWith(beginning) && !before.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // Stable: of equals the one of the more wanted product comes first.
  const completions = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return completions.map((word) => [...before, word].join(' '));
}
