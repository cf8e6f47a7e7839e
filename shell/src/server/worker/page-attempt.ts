import { AsyncLocalStorage } from 'node:async_hooks';

/** A version that failed on a page. */
export interface VersionFault {
  slice: string;
  version: string;
  cause: unknown;
}

/** The work on one page. All versions of its slice share one deadline. */
export interface PageAttempt {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Calls to the API that this page waits for. */
  calls: number;
  faults: VersionFault[];
  /** Versions whose code ran for the page, as `slice@version`. */
  ran: string[];
  /** The page's route, once it is known. */
  routeId?: string;
}

const attempts = new AsyncLocalStorage<PageAttempt>();

/** Runs the work on a page. All code that it starts can read the attempt. */
export const withAttempt = <T>(attempt: PageAttempt, work: () => T): T => attempts.run(attempt, work);

/** The attempt of the running code; undefined for code outside of a page. */
export const currentAttempt = (): PageAttempt | undefined => attempts.getStore();

export const hasFailed = ({ faults }: PageAttempt, slice: string, version: string): boolean =>
  faults.some((fault) => fault.slice === slice && fault.version === version);
