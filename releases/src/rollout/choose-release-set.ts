import type { ReleaseDocument, ReleaseSet, SliceRelease } from '@nkm/contracts';
import { hashText } from './hash-text';

/** Percents are exact to a hundredth. */
export const BUCKETS = 10_000;

/**
 * Chooses the version of each slice for a visitor. The same visitor and document always give the same set. A higher
 * percentage only adds visitors to the candidate, because a visitor's bucket depends only on salt, slice and visitor.
 * The salt makes the rollouts of different slices independent.
 */
export function chooseReleaseSet(document: ReleaseDocument, visitorId: string): ReleaseSet {
  const slices: ReleaseSet['slices'] = {};
  for (const slice in document.slices) {
    slices[slice] = chooseVersion(slice, document.slices[slice]!, visitorId);
  }
  return { revision: document.revision, slices };
}

function chooseVersion(slice: string, release: SliceRelease, visitorId: string): Choice {
  const { candidate, stable } = choicesOf(release);
  return candidate !== null && isChosen(slice, release, visitorId) ? candidate : stable;
}

type Choice = ReleaseSet['slices'][string];

/** What each group of visitors gets: a candidate falls back to the stable version, and that to the previous one. */
export function choicesOf({ stable, candidate, previous }: SliceRelease): { candidate: Choice | null; stable: Choice } {
  return {
    candidate: candidate === null ? null : { version: candidate, fallback: stable },
    stable: { version: stable, fallback: previous },
  };
}

function isChosen(slice: string, { percent, salt }: SliceRelease, visitorId: string): boolean {
  const chosen = Math.round((percent / 100) * BUCKETS);
  return chosen > 0 && (chosen >= BUCKETS || hashText(`${salt}:${slice}:${visitorId}`) % BUCKETS < chosen);
}
