import type { Part } from './interpret-search';

/**
 * The order in which parts of a search are given up when nothing has all of them: first the words that no product has,
 * then numbers, then from the last to the first, and what names a shelf at the very end.
 * @param isKnown whether some product has that word
 */
export function orderOfGivingUp(parts: readonly Part[], isKnown: (word: string) => boolean): Part[] {
  const reluctance = ({ alternatives, shelves, typed }: Part) => {
    if (shelves.length > 0) return 3;
    if (!alternatives.some((words) => words.every(isKnown))) return 0;
    return typed.every((word) => /^\d/.test(word)) ? 1 : 2;
  };
  return parts
    .map((part, index) => ({ part, index, reluctance: reluctance(part) }))
    .sort((a, b) => a.reluctance - b.reluctance || b.index - a.index)
    .map(({ part }) => part);
}
