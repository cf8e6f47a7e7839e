import { LRUCache } from 'lru-cache';

type Read<T> = () => Promise<T>;

/** A stale answer is at most this many times as old as a fresh one. */
const STALE = 3;

/**
 * Stale-while-revalidate cache for expensive queries. Concurrent requests for a key share one query. A stale answer is
 * returned at once while the next one loads, and also when loading fails.
 */
export class SwrCache<T> {
  /** lru-cache stores no null, so each answer is in an object. */
  readonly #entries: LRUCache<string, { answer: T }, Read<T>>;
  readonly #freshMs: number;

  /** `seconds`: how long an answer is fresh. `max`: number of stored answers. */
  constructor({ seconds = 30, max = 2000 } = {}) {
    this.#freshMs = seconds * 1000;
    this.#entries = new LRUCache({
      max,
      ttl: this.#freshMs,
      // Requests that wait get their answer, also when other keys evict it.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { context: read }) => ({ answer: await read() }),
    });
  }

  /** Throws the error of `read` when there is no fresh or stale answer. */
  async get(key: string, read: Read<T>): Promise<T> {
    const ttl = this.#entries.getRemainingTTL(key);
    const allowStale = ttl < 0 && ttl > -(STALE - 1) * this.#freshMs;
    const options = { context: read, allowStale, allowStaleOnFetchRejection: allowStale };
    return (await this.#entries.forceFetch(key, options)).answer;
  }
}
