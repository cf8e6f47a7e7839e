import { LRUCache } from 'lru-cache';

const SECONDS = 30;

/**
 * Totals of lists, kept for 30 seconds: counting a large table takes a hundred times as long as reading a page of
 * it. Whoever asks while a count runs waits for that one.
 */
export class CountCache {
  readonly #counts = new LRUCache<string, Promise<number>>({ max: 2000, ttl: SECONDS * 1000 });

  get(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    if (known) return known;
    const counting = count();
    this.#counts.set(key, counting);
    // A failure is told to whoever waits, and not kept for the next one.
    counting.catch(() => this.#counts.delete(key));
    return counting;
  }
}
