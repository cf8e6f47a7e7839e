import type { RouteHead } from '@nkm/contracts';
import type { FailureReason } from '@nkm/platform';
import type { UIMatch } from 'react-router-dom';
import type { HostClaim } from './boot-data';

/** What came of loading a page. Loaders never reject: the router would keep the failure for ever. */
export type RouteOutcome =
  | { kind: 'ready'; slice: string; version: string; data: unknown; head: RouteHead }
  /** The server sent the frame; the browser loads the page. */
  | { kind: 'pending'; slice: string }
  /** `gone`: it was there, and will not come back. */
  | { kind: 'not-found'; gone?: boolean }
  /** No version of the slice can be run. */
  | { kind: 'unavailable'; slice: string }
  /** The slice runs, its data could not be had. */
  | {
      kind: 'error';
      slice: string;
      message: string;
      status?: number;
      reason?: FailureReason | null;
      retryAfter?: number | null;
    };

/** The page that the router shows; an address that no slice claims has no handle. */
export type PageMatch = UIMatch<RouteOutcome | undefined, HostClaim | undefined>;

/** Pages that the browser has to ask for again after the server's attempt. */
export function isUnsettled(outcome: RouteOutcome | undefined): boolean {
  return outcome !== undefined && outcome.kind !== 'ready' && outcome.kind !== 'not-found';
}
