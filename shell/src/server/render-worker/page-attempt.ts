import { AsyncLocalStorage } from 'node:async_hooks';
import type { NamedVersion } from '../worker-messages/named-version';

/** A version that failed on a page. */
export interface VersionFault extends NamedVersion {
  cause: unknown;
}

/** The work on one page, with the code of one version. */
export interface PageAttempt {
  /** Null: only the frame, also after the version has failed. */
  version: NamedVersion | null;
  /** Of every call to the API. */
  headers: Record<string, string>;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Calls to the API that this page waits for. */
  calls: number;
  fault: VersionFault | null;
}

const attempts = new AsyncLocalStorage<PageAttempt>();

/** Runs the work on a page. All code that it starts can read the attempt. */
export const withAttempt = <T>(attempt: PageAttempt, work: () => T): T => attempts.run(attempt, work);

/** The attempt of the running code; undefined for code outside of a page. */
export const currentAttempt = (): PageAttempt | undefined => attempts.getStore();
