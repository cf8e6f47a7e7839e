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
export function liveVersions(store: ReleaseStore, slices: ReleaseDocument['slices']): LiveVersion[] {
  return Object.entries(slices).flatMap(([slice, { stable, candidate }]) =>
    [stable, candidate]
      .filter((version) => version !== null)
      .filter((version) => isSound(store, slice, version))
      .map((version) => ({ slice, version, routes: readSlice(store, slice, version).routes })),
  );
}
