import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { currentReleases } from '../document/current-releases';
import { earlierStable } from '../document/history';
import { isSound, readSlice } from '../store/read-slice';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { changeSlice } from './change-slice';
import { withRollback, withRollbackTo } from './rollout-rules';

export interface RollbackOptions {
  /** A stored version that becomes stable; by default one step back. */
  to?: string;
  /** The reason, for the history. */
  why?: string;
}

/**
 * Takes a slice back: withdraws its candidate, or makes an earlier version stable again. Afterwards, the newest earlier
 * stable version of the history is the fallback, never the one that was rolled back.
 * @throws ReleaseError `refused` when there is nothing to roll back to, `no-version`
 */
export async function rollbackSlice(
  store: ReleaseStore,
  slice: string,
  { to, why }: RollbackOptions = {},
): Promise<ReleaseDocument> {
  const trust = currentReleases(store);
  if (to !== undefined) readSlice(store, slice, to, trust);
  const change = (release: SliceRelease | null) => {
    if (release === null) throw refusal(`${slice} has no release yet`);
    const fallbacks = earlierStable(store, slice).filter((version) => isSound(store, slice, version, trust));
    const next = to === undefined ? withRollback(release, fallbacks) : withRollbackTo(release, to, fallbacks);
    readSlice(store, slice, next.stable, trust);
    return next;
  };
  return changeSlice(store, slice, change, why);
}
