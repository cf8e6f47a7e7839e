/**
 * Readings that are under way: whoever asks for the same meanwhile gets the same answer, which is no older than an
 * answer of its own would be by the time it arrives. Nothing is kept.
 */
export class InFlight<T> {
  readonly #reading = new Map<string, Promise<T>>();

  get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = read().finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
