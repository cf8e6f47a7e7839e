import type { ReleaseDocument, ReleaseSet, SliceRelease } from '@nkm/contracts';
import { hashText } from './hash-text';
import { shareAt } from './share-at';

/** Percents are exact to a hundredth. */
export const BUCKETS = 10_000;

/**
 * Chooses the version of each slice for a visitor. The same visitor, document and time always give the same set. A
 * higher percentage only adds visitors to the candidate, because a visitor's bucket depends only on salt, slice and
 * visitor. The salt makes the rollouts of different slices independent.
 * @param now milliseconds; only a rollout in steps depends on it
 */
export function chooseReleaseSet(document: ReleaseDocument, visitorId: string, now = Date.now()): ReleaseSet {
  const slices: ReleaseSet['slices'] = {};
  for (const slice in document.slices) {
    slices[slice] = chooseVersion(slice, document.slices[slice]!, { visitorId, now });
  }
  return { revision: document.revision, slices };
}

interface Visit {
  visitorId: string;
  now: number;
}

function chooseVersion(slice: string, release: SliceRelease, visit: Visit): Choice {
  const { candidate, stable } = choicesOf(release);
  return candidate !== null && isChosen(slice, release, visit) ? candidate : stable;
}

type Choice = ReleaseSet['slices'][string];

/** What each group of visitors gets: a candidate falls back to the stable version, and that to the previous one. */
export function choicesOf({ stable, candidate, previous }: SliceRelease): { candidate: Choice | null; stable: Choice } {
  return {
    candidate: candidate === null ? null : { version: candidate, fallback: stable },
    stable: { version: stable, fallback: previous },
  };
}

function isChosen(slice: string, release: SliceRelease, { visitorId, now }: Visit): boolean {
  const chosen = Math.round((shareAt(release, now) / 100) * BUCKETS);
  return chosen > 0 && (chosen >= BUCKETS || hashText(`${release.salt}:${slice}:${visitorId}`) % BUCKETS < chosen);
}
