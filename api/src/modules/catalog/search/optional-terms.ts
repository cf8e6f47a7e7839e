import type { Part } from './part';
import { DETERMINERS } from './phrase-forms';
import { isAmount } from './units';

/** A purpose or quality follows them: `laptop for school`, `pot wey no dey burn`, `gen go carry fridge`. */
const RELATIONS = new Set([
  'for', 'with', 'wey', 'weh', 'carry', 'to carry', 'can carry', 'go carry', 'fit carry', 'go fit carry',
]); // oxfmt-ignore
const COLOURS = new Set([
  'black', 'white', 'grey', 'gray', 'silver', 'gold', 'golden', 'brown', 'tan', 'cream', 'beige', 'red', 'wine',
  'maroon', 'pink',
  'purple', 'lilac', 'blue', 'navy', 'teal', 'green', 'emerald', 'mint', 'lemon', 'yellow', 'mustard', 'orange',
  'coral', 'multicolour',
  'royal', 'sky', 'ash', 'nude', 'peach', 'burgundy', 'turquoise', 'rose',
]); // oxfmt-ignore

/** True for `for`, and also for `for my`. */
export function isRelation(typed: readonly string[]): boolean {
  return RELATIONS.has(typed.filter((word) => !DETERMINERS.has(word)).join(' '));
}

const SIZE = /^(x{0,3}[sl]|m|\d+(\.\d+)?x\d+)$/;

/** Whether the words are details, such as a colour or a size, and not a thing. */
const isDetail = (typed: readonly string[]) =>
  typed.every((word) => COLOURS.has(word) || SIZE.test(word) || isAmount(word));

/**
 * Marks colours, sizes, purposes and conditions as optional terms, for searches with too few matches. At least one
 * part stays required.
 * @param purposes parts that follow a relation
 */
export function markOptionalTerms(parts: readonly Part[], purposes: ReadonlySet<Part>): Part[] {
  const isOptional = (part: Part) => purposes.has(part) || isDetail(part.typed) || part.conditions.length > 0;
  const marked = parts.map((part) => (isOptional(part) ? { ...part, optional: true as const } : part));
  return marked.every(({ optional }) => optional) ? [...parts] : marked;
}

/** The part names a subcategory and is required. */
const namesThing = ({ shelves, optional }: Part) => shelves.length > 0 && !optional;

/**
 * Also marks the words before the name of a thing, which only specify it (`oraimo earpiece`, `jollof pot`). Words after
 * the name stay required, because they can be the thing itself: `laptop charger`.
 */
export function markDetails(parts: readonly Part[]): Part[] {
  const named = parts.findLastIndex(namesThing);
  const isDetailOf = ({ shelves, conditions, byPhrase }: Part, index: number) =>
    index < named && !byPhrase && shelves.length + conditions.length === 0;
  const marked = parts.map((part, index) => (isDetailOf(part, index) ? { ...part, optional: true as const } : part));
  return marked.every(({ optional }) => optional) ? allNeeded(parts) : marked;
}

/** The same parts, all required. */
export const allNeeded = (parts: readonly Part[]): Part[] => parts.map(({ optional: _, ...part }) => part);
