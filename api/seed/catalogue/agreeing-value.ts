import type { Random } from '../random';

/** Words of a value or a title, with units apart: `6.7" AMOLED` → 6.7, amoled; `Set of 6` → set, of, 6. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+(?:[.,]\d+)*|[a-z][a-z0-9]*/g) ?? [];
}

const FILLERS = new Set(['of', 'and', 'the', 'to', 'a', 'inch', 'with', 'g', 'l', 'm', 'v', 'w']);
/** Makers whose parts are never in another maker's article. */
const EXCLUSIVE = ['apple'];

/**
 * One of the values, the one that shares most words with the title if any does, so that a 43 inch television does
 * not claim 32 inches.
 */
export function agreeingValue(title: string, values: readonly string[], random: Random): string {
  const inTitle = new Set(wordsOf(title));
  const possible = values.filter(
    (value) => !EXCLUSIVE.some((maker) => wordsOf(value).includes(maker) && !inTitle.has(maker)),
  );
  const score = (value: string) => wordsOf(value).filter((word) => !FILLERS.has(word) && inTitle.has(word)).length;
  const best = Math.max(...possible.map(score));
  const pool = best > 0 ? possible.filter((value) => score(value) === best) : possible;
  return random.pick(pool.length > 0 ? pool : values);
}
