export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Entry {
  start: () => void;
}

/**
 * Limits how much heavy work runs at a time. Work for requests goes first; background work uses at most one place, and
 * only when no request waits.
 */
export class WorkQueue {
  #running = 0;
  #background = 0;
  readonly #waiting: Entry[] = [];
  readonly #waitingBackground: Entry[] = [];

  /**
   * @param places items that run at a time
   * @param mostWaiting items that can wait; more are refused with a QueueFullError
   */
  constructor(
    private readonly places: number,
    private readonly mostWaiting: number,
  ) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.mostWaiting) return Promise.reject(new QueueFullError('The work queue is full.'));
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
