import type { LastWords } from './messages';

/** No worker made the page. Nothing is wrong with the request: a later one may succeed. */
export class NotRendered extends Error {}

/** The worker of a page ended before the page was done. */
export class WorkerLost extends NotRendered {
  constructor(
    how: string,
    /** What its watchdog found, if that ended it. */
    readonly words: LastWords | null,
  ) {
    super(`The worker of this page ended: ${how}`);
  }
}

/** No worker takes this page in time. */
export class NoWorker extends NotRendered {}
