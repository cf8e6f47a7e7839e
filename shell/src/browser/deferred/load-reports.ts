import { type Platform, whenIdle } from '@nkm/platform';
import type { HostClaim, SliceVersions } from '../../slices/boot-data';

/** Reports faults once the page is idle. @param route pattern of the route that the page shows now */
export function reportFaults(route: () => string): void {
  usePart(
    () => import(/* webpackChunkName: "reports" */ '../reports'),
    ({ startReports }) => startReports(route),
  );
}

export interface Visit {
  platform: Pick<Platform, 'bus'>;
  slices: SliceVersions;
  /** Of the page that the document began with. */
  claim: HostClaim | undefined;
}

/** Measures the visit once its shopper agrees to it. Before that, not even the code loads. */
export function measureVisit({ platform: { bus }, slices, claim }: Visit): void {
  const chosen = claim && slices[claim.slice]?.[0];
  if (!chosen) return;
  const version = { slice: claim.slice, version: chosen.version };
  const isAllowed = () => bus.current('consent')?.choice === 'accepted';
  let started = false;
  bus.on('consent', () => {
    if (started || !isAllowed()) return;
    started = true;
    usePart(
      () => import(/* webpackChunkName: "measures" */ '../reports/measures'),
      ({ sendMeasures }) => sendMeasures(version, isAllowed),
    );
  });
}

/** Loads a part that no page needs, once the page is idle. */
function usePart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  whenIdle(() => {
    load()
      .then(use)
      .catch((cause: unknown) => console.warn('Failed to load a page part:', cause));
  });
}
