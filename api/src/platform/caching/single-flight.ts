import { setImmediate } from 'node:timers/promises';

/** Concurrent requests for a key share one query. Nothing is stored. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  get(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    // The embedded database answers before Node reads the next socket. After `setImmediate`, waiting requests can join.
    const started = setImmediate()
      .then(read)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
