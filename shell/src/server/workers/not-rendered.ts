import type { LastWords } from './messages';

/** No worker made the page. Nothing is wrong with the request: a later one may succeed. */
export class NotRendered extends Error {}

/** The worker of a page ended before the page was done. */
export class WorkerLost extends NotRendered {
  constructor(
    how: string,
    /** What its watchdog found, if that ended it. */
    readonly words: LastWords | null,
    /** Id of this page's job. */
    private readonly job: number,
  ) {
    super(`The worker of this page ended: ${how}`);
  }

  /** The watchdog knows whose fault it was: that of code in the stack, or of the only page under way. */
  get isExplained(): boolean {
    return this.words !== null && (this.words.fault !== null || this.words.job !== null);
  }

  /** The watchdog found no code of a slice in the stack, but this page was the only one under way. */
  get isOwn(): boolean {
    return this.words !== null && this.words.fault === null && this.words.job === this.job;
  }
}

/** No worker takes this page in time. */
export class NoWorker extends NotRendered {}
