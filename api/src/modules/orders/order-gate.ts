import { unavailable } from '../../platform/errors/api-problem';
import { messages } from './messages';

export interface GateOptions {
  /** Orders that are made at a time. */
  atOnce: number;
  /** Orders that may wait for their turn. */
  mostWaiting: number;
  /** Milliseconds that one waits at most. */
  patienceMs: number;
}

const RETRY_AFTER_S = 5;

/**
 * Lets few orders be made at a time and few wait, so that what is begun can also be paid. Beyond that: 503 with
 * Retry-After, before anything is written.
 */
export class OrderGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: GateOptions) {}

  /** Throws an ApiProblem 503 for whom there is no place, or whose turn does not come in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The one that ends hands its place over, so that nobody slips in between.
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
