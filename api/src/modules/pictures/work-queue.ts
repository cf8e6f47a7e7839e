export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Entry {
  start: () => void;
}

/** One kind of work of a queue. */
export interface WorkLine {
  /** Runs work when a place is free. Rejects with a QueueFullError while too much work of this line waits. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Limits how much heavy work runs at a time. Free places go to the lines in turn, so that none of them starves;
 * background work uses at most one place, and only when nothing else waits.
 */
export class WorkQueue {
  #running = 0;
  #background = 0;
  readonly #lines: Entry[][] = [];
  readonly #waitingBackground: Entry[] = [];

  /** @param places items that run at a time */
  constructor(private readonly places: number) {}

  /** @param mostWaiting items of this line that can wait; more are refused */
  line(mostWaiting: number): WorkLine {
    const waiting: Entry[] = [];
    this.#lines.push(waiting);
    return {
      run: (work) => {
        if (waiting.length >= mostWaiting) return Promise.reject(new QueueFullError('The work queue is full.'));
        return this.#enter(waiting, work);
      },
    };
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

  #enter<T>(waiting: Entry[], work: () => Promise<T>): Promise<T> {
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
      waiting.push({ start });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.places) {
      const mayRunBackground = this.#background === 0;
      const entry = this.#takeTurn() ?? (mayRunBackground ? this.#waitingBackground.shift() : undefined);
      if (!entry) return;
      entry.start();
    }
  }

  /** The first item of the line whose turn it is. That line goes to the end. */
  #takeTurn(): Entry | undefined {
    const turn = this.#lines.findIndex((waiting) => waiting.length > 0);
    if (turn < 0) return undefined;
    const [waiting] = this.#lines.splice(turn, 1);
    this.#lines.push(waiting!);
    return waiting!.shift();
  }
}
