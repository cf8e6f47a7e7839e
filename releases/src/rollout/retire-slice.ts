import type { ReleaseDocument } from '@nkm/contracts';
import { changeReleases } from '../document/change-releases';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';

/**
 * Takes a slice out of the shop: its addresses answer 404, its fragments stay empty. Open tabs finish with its files,
 * and `nkm rollout set` brings it back.
 * @param why the reason, for the history
 * @throws ReleaseError `refused` when it has no release
 */
export function retireSlice(store: ReleaseStore, slice: string, why: string | null = null): Promise<ReleaseDocument> {
  return changeReleases(
    store,
    ({ [slice]: release, ...others }) => {
      if (!release) throw refusal(`${slice} has no release`);
      return others;
    },
    why,
  );
}
