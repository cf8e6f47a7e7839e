import type { Part } from './part';

/** The highest priority: dropped last. */
const NAMES_SHELF = 6;

/**
 * The order in which terms are dropped when no product has all of them: unknown words, numbers, optional terms, then
 * the others from last to first. Phrases of the dictionary follow, and names of subcategories come last. Of these the
 * first is dropped first, because a solar fan is a fan.
 * @param isKnown whether a product has a word with this beginning
 */
export function dropOrder(parts: readonly Part[], isKnown: (word: string) => boolean): Part[] {
  const dropPriority = (part: Part) => {
    const { shelves, typed, byPhrase, optional } = part;
    if (shelves.length > 0) return optional ? 5 : NAMES_SHELF;
    if (isUnknown(part, isKnown)) return 0;
    if (typed.every(isNumber)) return 1;
    if (optional) return 2;
    return byPhrase ? 4 : 3;
  };
  return parts
    .map((part, index) => ({ part, index, priority: dropPriority(part) }))
    .sort((a, b) => a.priority - b.priority || (a.priority === NAMES_SHELF ? a.index - b.index : b.index - a.index))
    .map(({ part }) => part);
}

/**
 * Reduced searches, best first: without the unknown words, then without one more term that names no subcategory, then
 * without ever more of them.
 */
export function* relaxedQueries(parts: readonly Part[], isKnown: (word: string) => boolean): Generator<Part[]> {
  const order = dropOrder(parts, isKnown);
  const without = (dropped: readonly Part[]) => parts.filter((part) => !dropped.includes(part));
  const unknown = order.filter((part) => isUnknown(part, isKnown));
  for (let count = 1; count <= unknown.length; count++) yield without(order.slice(0, count));
  for (const part of order.slice(unknown.length)) if (part.shelves.length === 0) yield without([...unknown, part]);
  // Single terms were tried above.
  const alone = order.slice(unknown.length).some(({ shelves }) => shelves.length === 0) ? 1 : 0;
  for (let count = unknown.length + 1 + alone; count < order.length; count++) yield without(order.slice(0, count));
}

/** No product has its words, and it names no subcategory. */
const isUnknown = ({ alternatives, shelves }: Part, isKnown: (word: string) => boolean) =>
  shelves.length === 0 && !alternatives.some((words) => words.every((word) => isNumber(word) || isKnown(word)));

/** Numbers count as known, because the vocabulary lacks short ones. */
const isNumber = (word: string) => /^\d/.test(word);
