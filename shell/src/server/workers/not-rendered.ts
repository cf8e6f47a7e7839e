import type { LastWords } from './messages';

/** No worker rendered the page. The request is valid, so a later one may succeed. */
export class NotRendered extends Error {}

/** The worker of a page ended before the page was done. */
export class WorkerLost extends NotRendered {
  constructor(
    how: string,
    /** The report of its watchdog, if that ended it. */
    readonly words: LastWords | null,
    /** Id of this page's job. */
    private readonly job: number,
  ) {
    super(`The worker of this page ended: ${how}`);
  }

  /** The watchdog found the cause: code in the stack, or the only running page. */
  get isExplained(): boolean {
    return this.words !== null && (this.words.fault !== null || this.words.job !== null);
  }

  /** The watchdog found no code of a slice in the stack, but this page was the only running one. */
  get isOwn(): boolean {
    return this.words !== null && this.words.fault === null && this.words.job === this.job;
  }
}

/** No worker accepts this page. */
export class NoWorker extends NotRendered {}
