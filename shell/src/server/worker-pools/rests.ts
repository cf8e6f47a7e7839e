import { LRUCache } from 'lru-cache';

/** Milliseconds of the first rest. Each further rest takes twice as long. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;
/** What is remembered at most. */
const KEPT = 1_000;

/** What must not run for some seconds, because it did harm: an address, a page of a version, or a version. */
export interface Rests {
  /** Returns the milliseconds of the rest; null if it already rests. */
  begin(key: string): number | null;
  has(key: string): boolean;
  /** It did its work. Its next rest is a first one again. */
  succeed(key: string): void;
  /** Ends all rests. */
  clear(): void;
}

export function createRests(): Rests {
  const rests = new LRUCache<string, { ms: number; until: number }>({ max: KEPT });
  const has = (key: string) => Date.now() < (rests.get(key)?.until ?? 0);

  return {
    has,
    begin(key) {
      if (has(key)) return null;
      const last = rests.get(key);
      const ms = last ? Math.min(2 * last.ms, LONGEST_MS) : FIRST_MS;
      rests.set(key, { ms, until: Date.now() + ms });
      return ms;
    },
    succeed(key) {
      // Work that began before the rest proves nothing.
      if (!has(key)) rests.delete(key);
    },
    clear: () => rests.clear(),
  };
}
