import { LRUCache } from 'lru-cache';

interface Entry<T> {
  value: Promise<T>;
  /** Milliseconds of performance.now() from which on it is read again. */
  old: number;
}

/** How many times its fresh age an answer may be given while a newer one is read. */
const STALE = 3;

/**
 * What is dear to read and may be some seconds old: totals, facets, anchors. Whoever asks while it is read waits for
 * that one reading; whoever asks for something that is a little too old gets it, and it is read again behind them.
 */
export class Kept<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #freshMs: number;

  constructor({ seconds = 30, max = 2000 } = {}) {
    this.#freshMs = seconds * 1000;
    this.#entries = new LRUCache({ max, ttl: this.#freshMs * STALE });
  }

  get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (!known) return this.#put(key, read());
    if (performance.now() < known.old) return known.value;
    // Nobody else reads it meanwhile; should it fail, the old one serves on.
    known.old = performance.now() + this.#freshMs;
    void read().then((value) => this.#put(key, Promise.resolve(value)), () => undefined); // prettier-ignore
    return known.value;
  }

  #put(key: string, value: Promise<T>): Promise<T> {
    this.#entries.set(key, { value, old: performance.now() + this.#freshMs });
    // A failure is told to whoever waits, and not kept for the next one.
    value.catch(() => this.#entries.delete(key));
    return value;
  }
}
