/** Random numbers that repeat for the same seed and label, on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** An integer between both bounds, inclusive. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some of the items, each at most once, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Each label has a separate stream, so that one more draw in one place does not shift all others. */
export function createRandom(seed: number, label: string): Random {
  let state = (hash(label) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new RangeError(`Nothing to pick from: ${label}`);
      return items[int(0, items.length - 1)] as T;
    },
    sample: <T>(items: readonly T[], count: number) => {
      const rest = [...items];
      const taken: T[] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
  };
}
