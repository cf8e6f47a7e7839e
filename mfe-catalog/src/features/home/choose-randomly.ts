const HOUR_MS = 3_600_000;

/** Up to `count` of the items, each equally likely, in random order. `random` returns numbers from 0 to below 1. */
export function chooseRandomly<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

/**
 * Random numbers from 0 to below 1 that stay the same for a name within an hour, for all visitors. Returning visitors
 * can thus reuse a cached page. (A linear congruential generator with the constants of Numerical Recipes.)
 * @param now milliseconds since 1970
 */
export function randomOfTheHour(name: string, now: number): () => number {
  const next = (state: number) => (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  let state = Math.floor(now / HOUR_MS);
  for (const letter of name) state = next(state ^ letter.charCodeAt(0));
  return () => (state = next(state)) / 2 ** 32;
}
