import type { RouteHead } from '@nkm/contracts';
import type { FailureReason } from '@nkm/platform';
import type { UIMatch } from 'react-router-dom';
import type { HostClaim } from './boot-data';

/** Outcome of loading a page. Loaders never reject, because the router would keep the failure. */
export type RouteOutcome =
  | { kind: 'ready'; slice: string; version: string; data: unknown; head: RouteHead }
  /** The server sent the frame; the browser loads the page. */
  | { kind: 'pending'; slice: string }
  /** `gone`: the page was removed permanently. `detail`: text for the shopper. */
  | { kind: 'not-found'; gone?: boolean; detail?: string }
  /** No version of the slice runs. */
  | { kind: 'unavailable'; slice: string }
  /** The slice runs, but its data failed to load. */
  | {
      kind: 'error';
      slice: string;
      message: string;
      status?: number;
      reason?: FailureReason | null;
      retryAfter?: number | null;
    };

/** The page that the router shows; an unclaimed address has no handle. */
export type PageMatch = UIMatch<RouteOutcome | undefined, HostClaim | undefined>;

/** Pages that the browser requests again after the server's attempt. */
export function isUnsettled(outcome: RouteOutcome | undefined): boolean {
  return outcome !== undefined && outcome.kind !== 'ready' && outcome.kind !== 'not-found';
}
