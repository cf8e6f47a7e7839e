import type { ReleaseDocument, RouteClaim } from '@nkm/contracts';
import { isSound, readSlice } from '../store/read-slice';
import type { ReleaseStore } from '../store/release-store';

/** The routes of a version that visitors can get now. */
export interface LiveVersion {
  slice: string;
  version: string;
  routes: readonly Pick<RouteClaim, 'id' | 'path'>[];
}

/** Stable version and candidate of every slice, without unreadable versions, which no visitor gets. */
export function liveVersions(
  store: ReleaseStore,
  releases: Pick<ReleaseDocument, 'slices' | 'keys' | 'accepted'>,
): LiveVersion[] {
  return Object.entries(releases.slices).flatMap(([slice, { stable, candidate }]) =>
    [stable, candidate]
      .filter((version) => version !== null)
      .filter((version) => isSound(store, slice, version, releases))
      .map((version) => ({ slice, version, routes: readSlice(store, slice, version, releases).routes })),
  );
}
