import type { Part } from './interpret-search';
import { DETERMINERS } from './phrase-forms';
import { isAmount } from './units';

/** Behind them stands what the thing is for or like: `laptop for school`, `pot wey no dey burn`, `gen go carry fridge`. */
const RELATIONS = new Set([
  'for', 'with', 'wey', 'weh', 'carry', 'to carry', 'can carry', 'go carry', 'fit carry', 'go fit carry',
]); // prettier-ignore
const COLOURS = new Set([
  'black', 'white', 'grey', 'gray', 'silver', 'gold', 'golden', 'brown', 'tan', 'cream', 'beige', 'red', 'wine', 'maroon', 'pink',
  'purple', 'lilac', 'blue', 'navy', 'teal', 'green', 'emerald', 'mint', 'lemon', 'yellow', 'mustard', 'orange', 'coral', 'multicolour',
  'royal', 'sky', 'ash', 'nude', 'peach', 'burgundy', 'turquoise', 'rose',
]); // prettier-ignore

/** `for`, and also `for my`. */
export function isRelation(typed: readonly string[]): boolean {
  return RELATIONS.has(typed.filter((word) => !DETERMINERS.has(word)).join(' '));
}

const SIZE = /^(x{0,3}[sl]|m|\d+(\.\d+)?x\d+)$/;

/** Whether the words tell which one, such as its colour or its size, and no thing. */
const isDetail = (typed: readonly string[]) =>
  typed.every((word) => COLOURS.has(word) || SIZE.test(word) || isAmount(word));

/**
 * Marks what need not be there where too few products have all of it: colours, sizes, purposes and that it is used. There is
 * always something that has to be.
 * @param purposes parts that stand behind a relation
 */
export function markWishes(parts: readonly Part[], purposes: ReadonlySet<Part>): Part[] {
  const isWish = (part: Part) => purposes.has(part) || isDetail(part.typed) || part.conditions.length > 0;
  const marked = parts.map((part) => (isWish(part) ? { ...part, wish: true as const } : part));
  return marked.every(({ wish }) => wish) ? [...parts] : marked;
}

/** Somebody wrote down, or a shelf is called so, what it is. */
const namesThing = ({ shelves, wish }: Part) => shelves.length > 0 && !wish;

/**
 * The same with all wishes that can be: words before the name of a thing say which one (`oraimo earpiece`, `jollof pot`),
 * and where few have them, other such things follow. Words behind it may be the thing itself: `laptop charger`.
 */
export function markDetails(parts: readonly Part[]): Part[] {
  const named = parts.findLastIndex(namesThing);
  const isDetailOf = ({ shelves, conditions, byPhrase }: Part, index: number) =>
    index < named && !byPhrase && shelves.length + conditions.length === 0;
  const marked = parts.map((part, index) => (isDetailOf(part, index) ? { ...part, wish: true as const } : part));
  return marked.every(({ wish }) => wish) ? allNeeded(parts) : marked;
}

/** The same with every part needed. */
export const allNeeded = (parts: readonly Part[]): Part[] => parts.map(({ wish: _, ...part }) => part);
