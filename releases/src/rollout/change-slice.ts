import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { changeReleases } from '../document/change-releases';
import { routeCollisions } from '../addresses/route-shapes';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { liveVersions } from './live-slices';

/**
 * Changes the release of one slice. It refuses a change after which two slices claim one address, because the gate
 * checked each slice only against the versions that were live at its publication.
 * @param change gets null when the slice has no release, and returns null to leave it so
 * @param why the reason, for the history
 * @throws ReleaseError
 */
export async function changeSlice(
  store: ReleaseStore,
  slice: string,
  change: (release: SliceRelease | null) => SliceRelease | null,
  why: string | null = null,
): Promise<ReleaseDocument> {
  const changeOne = (slices: ReleaseDocument['slices'], document: ReleaseDocument) => {
    const current = slices[slice] ?? null;
    const next = change(current);
    if (next === null || next === current) return slices;
    const changed = { ...slices, [slice]: next };
    refuseCollisions(store, slice, { ...document, slices: changed });
    return changed;
  };
  return changeReleases(store, changeOne, why);
}

function refuseCollisions(store: ReleaseStore, slice: string, next: ReleaseDocument): void {
  const live = liveVersions(store, next);
  const others = live.filter((version) => version.slice !== slice);
  const collisions = live
    .filter((version) => version.slice === slice)
    .flatMap(({ version, routes }) => routeCollisions(routes, others).map((fault) => `${version}: ${fault}`));
  if (collisions.length > 0) throw refusal(collisions.join('; '));
}
