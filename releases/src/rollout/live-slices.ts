import type { ReleaseDocument } from '@nkm/contracts';
import { compare } from 'semver';
import type { LiveVersion } from '../addresses/route-shapes';
import { isLocalVersion } from '../store/local-version';
import { listVersions } from '../store/list-versions';
import { isSound, readSlice } from '../store/read-slice';
import type { ReleaseStore } from '../store/release-store';

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

/**
 * The newest stored version of each released slice, if it is newer than the stable one: it waits for its rollout. Its
 * publication has reserved its addresses.
 */
export function waitingVersions(
  store: ReleaseStore,
  releases: Pick<ReleaseDocument, 'slices' | 'keys' | 'accepted'>,
): LiveVersion[] {
  return Object.entries(releases.slices).flatMap(([slice, { stable }]) => {
    const version = listVersions(store, slice)
      .filter((stored) => !isLocalVersion(stored))
      .at(-1);
    if (version === undefined || compare(version, stable) <= 0 || !isSound(store, slice, version, releases)) return [];
    return [{ slice, version, routes: readSlice(store, slice, version, releases).routes }];
  });
}
