import { AsyncLocalStorage } from 'node:async_hooks';

/** A version that did not do its part of a page. */
export interface VersionFault {
  slice: string;
  version: string;
  cause: unknown;
}

/** The work on one page: all that the versions of its slice do must fit into one deadline. */
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

/** Runs the work on a page; everything that it starts knows the attempt. */
export const withAttempt = <T>(attempt: PageAttempt, work: () => T): T => attempts.run(attempt, work);

/** The page that the running code works on; undefined for code that nobody waits for. */
export const currentAttempt = (): PageAttempt | undefined => attempts.getStore();

export const hasFailed = ({ faults }: PageAttempt, slice: string, version: string): boolean =>
  faults.some((fault) => fault.slice === slice && fault.version === version);
