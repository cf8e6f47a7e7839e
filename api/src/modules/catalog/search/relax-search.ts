import type { Part } from './interpret-search';

/**
 * The order in which parts of a search are given up when nothing has all of them: first the words that no product has,
 * then numbers, then from the last to the first; what somebody wrote down as the name of a thing goes later, and what
 * names a shelf at the very end.
 * @param isKnown whether some product has that word
 */
export function orderOfGivingUp(parts: readonly Part[], isKnown: (word: string) => boolean): Part[] {
  const reluctance = ({ alternatives, shelves, typed, byPhrase }: Part) => {
    if (shelves.length > 0) return 4;
    if (!alternatives.some((words) => words.every(isKnown))) return 0;
    if (typed.every((word) => /^\d/.test(word))) return 1;
    return byPhrase ? 3 : 2;
  };
  return parts
    .map((part, index) => ({ part, index, reluctance: reluctance(part) }))
    .sort((a, b) => a.reluctance - b.reluctance || b.index - a.index)
    .map(({ part }) => part);
}
