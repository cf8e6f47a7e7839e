import type { ReleaseAuthor, SliceRelease } from '@nkm/contracts';
import { isLocalVersion } from '../publishing/local-version';
import { refusal } from '../store/release-error';
import { BUCKETS } from './choose-release-set';

/** The first version of a slice is for everybody at once. */
export function firstRelease(version: string, salt: string, author: ReleaseAuthor = 'nkm'): SliceRelease {
  return { stable: version, candidate: null, percent: 0, previous: null, salt, set_by: author };
}

/** Who made the last change. Documents of older tools do not say it: their local versions came from a start. */
export function authorOf({ set_by, stable }: SliceRelease): ReleaseAuthor {
  return set_by ?? (isLocalVersion(stable) ? 'start' : 'nkm');
}

/**
 * What a publication is for. `stored`: it waits for a rollout. `start`: a local start, which replaces only what a start
 * set. `hand-back`: somebody returns the slice to the local starts.
 */
export type PublicationGoal = 'stored' | 'start' | 'hand-back';

/**
 * The release of a slice after a version of it was published.
 * @throws ReleaseError `refused` when a rollout is under way that a hand-back would end
 */
export function withPublication(
  current: SliceRelease | null,
  version: string,
  goal: PublicationGoal,
  newSalt: string,
): SliceRelease {
  const author = goal === 'stored' ? 'nkm' : 'start';
  if (current === null) return firstRelease(version, newSalt, author);
  if (goal === 'stored' || (goal === 'start' && !isForStart(current))) return current;
  if (current.candidate !== null) {
    throw refusal(`${current.candidate} is being rolled out to ${current.percent} %: withdraw it first (nkm rollback)`);
  }
  return withStable(current, version, author);
}

/** True when a local start may replace this release. It never takes a rollout away from its operator. */
export function isForStart(release: SliceRelease): boolean {
  return authorOf(release) === 'start' && release.candidate === null;
}

/**
 * Gives `version` to `percent` of the visitors: 100 makes it the stable version, 0 withdraws it.
 * @param newSalt taken when the version was not the candidate before, so that others are the first this time
 * @throws ReleaseError `refused`
 */
export function withRollout(release: SliceRelease, version: string, percent: number, newSalt: string): SliceRelease {
  checkPercent(percent);
  const { stable, candidate } = release;
  if (version === stable) throw refusal(`${version} is already stable: everybody outside of a rollout has it`);
  if (candidate !== null && candidate !== version) {
    throw refusal(`${candidate} is being rolled out to ${release.percent} %: withdraw it first (percent 0)`);
  }
  if (percent === 0) {
    if (candidate === null) throw refusal(`${version} is not being rolled out`);
    return withoutCandidate(release);
  }
  if (percent === 100) return withStable(release, version, 'nkm');
  return { ...release, candidate: version, percent, salt: candidate === null ? newSalt : release.salt, set_by: 'nkm' };
}

/**
 * Withdraws the candidate; without one, everybody gets the version before the stable one. What was rolled back is
 * never a fallback.
 * @throws ReleaseError `refused` when there is nothing to go back to
 */
export function withRollback(release: SliceRelease): SliceRelease {
  if (release.candidate !== null) return withoutCandidate(release);
  if (release.previous === null) throw refusal(`nothing to roll back to: ${release.stable} has no version before it`);
  return { ...release, stable: release.previous, previous: null, set_by: 'nkm' };
}

/** Makes `version` the stable one, whatever else is being rolled out. */
export function withStable(release: SliceRelease, version: string, author: ReleaseAuthor = 'nkm'): SliceRelease {
  if (version === release.stable) return release.set_by === author ? release : { ...release, set_by: author };
  const isCandidate = release.candidate === version;
  return {
    ...release,
    ...(isCandidate && { candidate: null, percent: 0 }),
    stable: version,
    previous: release.stable,
    set_by: author,
  };
}

function withoutCandidate(release: SliceRelease): SliceRelease {
  return { ...release, candidate: null, percent: 0, set_by: 'nkm' };
}

function checkPercent(percent: number): void {
  const buckets = (percent / 100) * BUCKETS;
  const isExact = Math.abs(buckets - Math.round(buckets)) < 1e-6;
  if (!(percent >= 0 && percent <= 100 && isExact)) {
    throw refusal(`the percent must be between 0 and 100 with at most two decimals`);
  }
}
