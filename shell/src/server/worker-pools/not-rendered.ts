/** No worker rendered the page. The request is valid, so a later one may succeed. */
export class NotRendered extends Error {}

/** The worker of a page ended before the page was done. */
export class WorkerLost extends NotRendered {
  constructor(how: string) {
    super(`The worker of this page ended: ${how}`);
  }
}

/** No worker accepts this page. */
export class NoWorker extends NotRendered {}
