import type { Part } from './interpret-search';
import { isAmount } from './units';

/** Behind them stands what the thing is for or like: `laptop for school`, `pot wey no dey burn`. */
const RELATIONS = new Set(['for', 'with', 'wey', 'weh']);
const COLOURS = new Set([
  'black', 'white', 'grey', 'gray', 'silver', 'gold', 'golden', 'brown', 'tan', 'cream', 'beige', 'red', 'wine', 'maroon', 'pink',
  'purple', 'lilac', 'blue', 'navy', 'teal', 'green', 'emerald', 'mint', 'lemon', 'yellow', 'mustard', 'orange', 'coral', 'multicolour',
]); // prettier-ignore

export const isRelation = (typed: readonly string[]): boolean => typed.length === 1 && RELATIONS.has(typed[0]!);

const SIZE = /^(x{0,3}[sl]|m)$/;

/** Whether the words tell which one, such as its colour or its size, and no thing. */
const isDetail = (typed: readonly string[]) =>
  typed.every((word) => COLOURS.has(word) || SIZE.test(word) || isAmount(word));

/**
 * Marks what need not be there where too few products have all of it: colours, sizes, purposes and that it is used. There is
 * always
 * something that has to be.
 * @param purposes parts that stand behind a relation
 */
export function markWishes(parts: readonly Part[], purposes: ReadonlySet<Part>): Part[] {
  const isWish = (part: Part) => purposes.has(part) || isDetail(part.typed) || part.conditions.length > 0;
  const marked = parts.map((part) => (isWish(part) ? { ...part, wish: true as const } : part));
  return marked.every(({ wish }) => wish) ? [...parts] : marked;
}

/** The same with every part needed. */
export const allNeeded = (parts: readonly Part[]): Part[] => parts.map(({ wish: _, ...part }) => part);
