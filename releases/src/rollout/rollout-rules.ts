import type { SliceRelease } from '@nkm/contracts';
import { refusal } from '../store/release-error';
import { BUCKETS } from './choose-release-set';

/** The first version of a slice is for everybody at once. */
export function firstRelease(version: string, salt: string): SliceRelease {
  return { stable: version, candidate: null, percent: 0, previous: null, salt };
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
  if (percent === 100) return withStable(release, version);
  return { ...release, candidate: version, percent, salt: candidate === null ? newSalt : release.salt };
}

/**
 * Withdraws the candidate; without one, everybody gets the version before the stable one. What was rolled back is
 * never a fallback.
 * @throws ReleaseError `refused` when there is nothing to go back to
 */
export function withRollback(release: SliceRelease): SliceRelease {
  if (release.candidate !== null) return withoutCandidate(release);
  if (release.previous === null) throw refusal(`nothing to roll back to: ${release.stable} has no version before it`);
  return { ...release, stable: release.previous, previous: null };
}

/** Makes `version` the stable one, whatever else is being rolled out. */
export function withStable(release: SliceRelease, version: string): SliceRelease {
  if (version === release.stable) return release;
  const promoted = { ...release, stable: version, previous: release.stable };
  return release.candidate === version ? withoutCandidate(promoted) : promoted;
}

function withoutCandidate(release: SliceRelease): SliceRelease {
  return { ...release, candidate: null, percent: 0 };
}

function checkPercent(percent: number): void {
  const buckets = (percent / 100) * BUCKETS;
  const isExact = Math.abs(buckets - Math.round(buckets)) < 1e-6;
  if (!(percent >= 0 && percent <= 100 && isExact)) {
    throw refusal(`the percent must be between 0 and 100 with at most two decimals`);
  }
}
