/** Up to `count` of the items, each equally likely, in random order. `random` gives numbers from 0 to below 1. */
export function chooseRandomly<T>(items: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}
