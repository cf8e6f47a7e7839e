import { unavailable } from '../../platform/errors/api-problem';
import { messages } from './messages';

const RETRY_AFTER_S = 2;

/**
 * Limits how many password hashes run and wait. Each takes 19 MiB and one core for tens of milliseconds, so a flood of
 * sign-ins would overload the server. Beyond the limit, `run` throws 503 with Retry-After.
 */
export class PasswordQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mostWaiting) throw unavailable(messages.busy, RETRY_AFTER_S);
      // The finished job hands its place over, so that no new job can overtake the queue.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
