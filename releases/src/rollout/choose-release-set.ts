import type { ReleaseDocument, ReleaseSet, SliceRelease } from '@nkm/contracts';
import { hashText } from './hash-text';

/** Percents are exact to a hundredth. */
export const BUCKETS = 10_000;

/**
 * Which version of each slice a visitor gets. The same visitor and document always give the same set; raising a
 * percent takes the candidate from nobody and lowering it gives it to nobody, because a visitor's bucket depends only
 * on salt, slice and visitor. The salt makes the rollouts of different slices independent of each other.
 */
export function chooseReleaseSet(document: ReleaseDocument, visitorId: string): ReleaseSet {
  const slices: ReleaseSet['slices'] = {};
  for (const slice in document.slices) {
    slices[slice] = chooseVersion(slice, document.slices[slice]!, visitorId);
  }
  return { revision: document.revision, slices };
}

/** A candidate falls back to the stable version, the stable version to the one before it. */
function chooseVersion(slice: string, release: SliceRelease, visitorId: string): ReleaseSet['slices'][string] {
  const { stable, candidate, previous } = release;
  return candidate !== null && isChosen(slice, release, visitorId)
    ? { version: candidate, fallback: stable }
    : { version: stable, fallback: previous };
}

function isChosen(slice: string, { percent, salt }: SliceRelease, visitorId: string): boolean {
  const chosen = Math.round((percent / 100) * BUCKETS);
  return chosen > 0 && (chosen >= BUCKETS || hashText(`${salt}:${slice}:${visitorId}`) % BUCKETS < chosen);
}
