import { searchWords } from './search-words';

/**
 * Completes the last word of an unfinished search from the titles that it already finds, so each suggestion has
 * results. The most frequent completions come first.
 */
export function completeSearch(words: readonly string[], titles: readonly string[]): string[] {
  const beginning = words.at(-1);
  if (beginning === undefined) return [];
  const before = words.slice(0, -1);
  const counts = new Map<string, number>();
  for (const word of titles.flatMap(searchWords)) {
    if (word.startsWith(beginning) && !before.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // The sort is stable: among equals, the word of the more popular product comes first.
  const completions = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return completions.map((word) => [...before, word].join(' '));
}
