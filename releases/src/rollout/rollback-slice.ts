import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { readSlice } from '../store/read-slice';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { changeSlice } from './change-slice';
import { withRollback } from './rollout-rules';

/**
 * Takes a slice one step back: withdraws its candidate, or makes the previous version stable again.
 * @param options `why`: the reason, for the history
 * @throws ReleaseError `refused` when there is nothing to roll back to
 */
export async function rollbackSlice(
  store: ReleaseStore,
  slice: string,
  { why }: { why?: string } = {},
): Promise<ReleaseDocument> {
  const change = (release: SliceRelease | null) => {
    if (release === null) throw refusal(`${slice} has no release yet`);
    const next = withRollback(release);
    readSlice(store, slice, next.stable);
    return next;
  };
  return changeSlice(store, slice, change, why);
}
