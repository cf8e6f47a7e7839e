import { unavailable } from '../../../platform/errors/api-problem';
import { messages } from '../messages';

export interface GateOptions {
  /** Orders created at the same time. */
  atOnce: number;
  /** Orders that can wait for their turn. */
  mostWaiting: number;
  /** Longest wait in milliseconds. */
  patienceMs: number;
}

const RETRY_AFTER_S = 5;

/**
 * Limits how many orders are created and wait at a time, so that every started order can also be paid. Beyond that: 503
 * with Retry-After, before anything is written.
 */
export class OrderGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: GateOptions) {}

  /** Throws an ApiProblem 503 when the queue is full or the wait is too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Hands the place over directly, so that no new request overtakes the queue.
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    const { atOnce, mostWaiting, patienceMs } = this.options;
    if (this.#running < atOnce) return void (this.#running += 1);
    if (this.#waiting.length >= mostWaiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const leave = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(busy());
      }, patienceMs);
      const enter = () => {
        clearTimeout(leave);
        resolve();
      };
      this.#waiting.push(enter);
    });
  }
}

const busy = () => unavailable(messages.busy, RETRY_AFTER_S);
