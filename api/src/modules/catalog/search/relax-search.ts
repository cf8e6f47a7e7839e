import type { Part } from './interpret-search';

/** The greatest reluctance. */
const NAMES_SHELF = 6;

/**
 * The order in which parts of a search are given up when nothing has all of them: first the words that no product has,
 * then numbers, wishes, and the others from the last to the first; what somebody wrote down as the name of a thing goes
 * later, and what names a shelf at the very end, the first one first: a solar fan is a fan.
 * @param isKnown whether some product has a word that begins like that
 */
export function orderOfGivingUp(parts: readonly Part[], isKnown: (word: string) => boolean): Part[] {
  const reluctance = (part: Part) => {
    const { shelves, typed, byPhrase, wish } = part;
    if (shelves.length > 0) return wish ? 5 : NAMES_SHELF;
    if (isUnknown(part, isKnown)) return 0;
    if (typed.every(isNumber)) return 1;
    if (wish) return 2;
    return byPhrase ? 4 : 3;
  };
  return parts
    .map((part, index) => ({ part, index, reluctance: reluctance(part) }))
    .sort(
      (a, b) => a.reluctance - b.reluctance || (a.reluctance === NAMES_SHELF ? a.index - b.index : b.index - a.index),
    )
    .map(({ part }) => part);
}

/**
 * What may be left of a search, best first: without the words that no product has, then without one part that names no
 * shelf, then without ever more of them.
 */
export function* whatMayBeLeft(parts: readonly Part[], isKnown: (word: string) => boolean): Generator<Part[]> {
  const order = orderOfGivingUp(parts, isKnown);
  const without = (given: readonly Part[]) => parts.filter((part) => !given.includes(part));
  const unknown = order.filter((part) => isUnknown(part, isKnown));
  for (let given = 1; given <= unknown.length; given++) yield without(order.slice(0, given));
  for (const part of order.slice(unknown.length)) if (part.shelves.length === 0) yield without([...unknown, part]);
  // Each of the others has been left out alone.
  const alone = order.slice(unknown.length).some(({ shelves }) => shelves.length === 0) ? 1 : 0;
  for (let given = unknown.length + 1 + alone; given < order.length; given++) yield without(order.slice(0, given));
}

/** Nothing has its words, and it names no shelf. */
const isUnknown = ({ alternatives, shelves }: Part, isKnown: (word: string) => boolean) =>
  shelves.length === 0 && !alternatives.some((words) => words.every((word) => isNumber(word) || isKnown(word)));

/** Short ones are in no vocabulary. */
const isNumber = (word: string) => /^\d/.test(word);
