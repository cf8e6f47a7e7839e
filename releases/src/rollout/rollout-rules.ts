import type { ReleaseAuthor, SliceRelease } from '@nkm/contracts';
import { refusal } from '../store/release-error';
import { BUCKETS } from './choose-release-set';

/** The first version of a slice is stable at once. */
export function firstRelease(version: string, salt: string, author: ReleaseAuthor = 'nkm'): SliceRelease {
  return { stable: version, candidate: null, percent: 0, previous: null, salt, set_by: author };
}

/**
 * The purpose of a publication. `stored`: it waits for a rollout. `start`: a local start, which replaces only releases
 * that a start set. `hand-back`: an operator hands the slice back to local starts.
 */
export type PublicationGoal = 'stored' | 'start' | 'hand-back';

/**
 * Returns the release of a slice after the publication of a version.
 * @throws ReleaseError `refused` when a hand-back would end a rollout in progress
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

/** True when a local start can replace this release. It never ends a rollout of an operator. */
export function isForStart(release: SliceRelease): boolean {
  return release.set_by === 'start' && release.candidate === null;
}

/**
 * Gives `version` to `percent` of the visitors: 100 makes it the stable version, 0 withdraws it.
 * @param newSalt used for a new candidate, so that other visitors get it first
 * @throws ReleaseError `refused`
 */
export function withRollout(release: SliceRelease, version: string, percent: number, newSalt: string): SliceRelease {
  checkPercent(percent);
  const { stable, candidate } = release;
  if (version === stable) throw refusal(`${version} is already stable: all visitors outside a rollout get it`);
  if (candidate !== null && candidate !== version) {
    throw refusal(`${candidate} is being rolled out to ${release.percent} %: withdraw it first (percent 0)`);
  }
  if (percent === 0) {
    if (candidate === null) throw refusal(`${version} is not being rolled out`);
    return withoutCandidate(release);
  }
  if (percent === 100) return withStable(release, version, 'nkm');
  const salt = candidate === null ? newSalt : release.salt;
  return { ...withoutSteps(release), candidate: version, percent, salt, set_by: 'nkm' };
}

/**
 * Withdraws the candidate; without one, the previous version becomes stable. A version that was rolled back never
 * becomes a fallback.
 * @param fallbacks stored versions that were stable before this one, newest first
 * @throws ReleaseError `refused` when there is nothing to roll back to
 */
export function withRollback(release: SliceRelease, fallbacks: readonly string[] = []): SliceRelease {
  if (release.candidate !== null) return withoutCandidate(release);
  if (release.previous === null) throw refusal(`nothing to roll back to: ${release.stable} has no previous version`);
  return withRollbackTo(release, release.previous, fallbacks);
}

/**
 * Makes an earlier version stable, and withdraws the candidate.
 * @param fallbacks stored versions that were stable before this one, newest first
 * @throws ReleaseError `refused` when it is stable already
 */
export function withRollbackTo(release: SliceRelease, to: string, fallbacks: readonly string[]): SliceRelease {
  if (release.stable === to) {
    if (release.candidate === null) throw refusal(`${to} is already stable`);
    return withoutCandidate(release);
  }
  const older = fallbacks.slice(fallbacks.indexOf(to) + 1);
  const previous = older.find((version) => version !== to && version !== release.stable) ?? null;
  return { ...withoutCandidate(release), stable: to, previous };
}

/** Makes `version` the stable one and keeps a rollout of another version. */
export function withStable(release: SliceRelease, version: string, author: ReleaseAuthor = 'nkm'): SliceRelease {
  if (version === release.stable) return release.set_by === author ? release : { ...release, set_by: author };
  const isCandidate = release.candidate === version;
  return {
    ...(isCandidate ? { ...withoutSteps(release), candidate: null, percent: 0 } : release),
    stable: version,
    previous: release.stable,
    set_by: author,
  };
}

function withoutCandidate(release: SliceRelease): SliceRelease {
  return { ...withoutSteps(release), candidate: null, percent: 0, set_by: 'nkm' };
}

/** A release whose share stays. */
export function withoutSteps({ steps: _, ...release }: SliceRelease): SliceRelease {
  return release;
}

/** @throws ReleaseError `refused` */
export function checkPercent(percent: number): void {
  const buckets = (percent / 100) * BUCKETS;
  const isExact = Math.abs(buckets - Math.round(buckets)) < 1e-6;
  if (!(percent >= 0 && percent <= 100 && isExact)) {
    throw refusal(`the percentage must be between 0 and 100 with at most two decimals`);
  }
}
