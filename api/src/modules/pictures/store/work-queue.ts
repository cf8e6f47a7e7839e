export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Entry {
  start: () => void;
}

/**
 * Bounds how much heavy work runs at a time. Work that somebody waits for goes first; background work takes one
 * place at most, and only when nobody waits.
 */
export class WorkQueue {
  #running = 0;
  #background = 0;
  readonly #waiting: Entry[] = [];
  readonly #waitingBackground: Entry[] = [];

  /**
   * @param places how much runs at a time
   * @param mostWaiting how much may wait; more is refused with a QueueFullError
   */
  constructor(
    private readonly places: number,
    private readonly mostWaiting: number,
  ) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.mostWaiting)
      return Promise.reject(new QueueFullError('Too much work is waiting.'));
    return this.#enter(this.#waiting, work);
  }

  runInBackground<T>(work: () => Promise<T>): Promise<T> {
    return this.#enter(this.#waitingBackground, async () => {
      this.#background++;
      try {
        return await work();
      } finally {
        this.#background--;
      }
    });
  }

  #enter<T>(line: Entry[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const start = () => {
        this.#running++;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.#running--;
            this.#next();
          });
      };
      line.push({ start });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.places) {
      const mayRunBackground = this.#background === 0;
      const entry = this.#waiting.shift() ?? (mayRunBackground ? this.#waitingBackground.shift() : undefined);
      if (!entry) return;
      entry.start();
    }
  }
}
