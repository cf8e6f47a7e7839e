import type { ReleaseAuthor, SliceRelease } from '@nkm/contracts';
import { readQuarantine } from '../quarantine/read-quarantine';
import { listStoredSlices, listVersions } from '../store/list-versions';
import type { ReleaseStore } from '../store/release-store';
import { nextStepOf } from '../rollout/rollout-steps';
import { shareAt } from '../rollout/share-at';
import { readReleases } from './read-releases';

export interface SliceStatus extends Omit<SliceRelease, 'salt' | 'set_by' | 'steps'> {
  slice: string;
  /** Of a rollout in steps; null without one. */
  steps: { percents: number[]; paused: boolean; next: { percent: number; at: string } | null } | null;
  set_by: ReleaseAuthor;
  /** Every version in the store, lowest first. */
  versions: string[];
}

export interface ReleaseStatus {
  revision: number;
  updated_at: string;
  slices: SliceStatus[];
  /** Slices with stored versions but without a release, because their publication failed at the last step. */
  unreleased: { slice: string; versions: string[] }[];
  /** Versions that the shells do not run for now, because they failed there. `stopped`: until somebody decides. */
  quarantined: { slice: string; version: string; since: string; reason: string; stopped: boolean }[];
}

/** @throws ReleaseError those of readReleases */
export function describeStatus(store: ReleaseStore, now = Date.now()): ReleaseStatus {
  const document = readReleases(store);
  const { revision, updated_at, slices } = document;
  return {
    revision,
    updated_at,
    slices: Object.entries(slices)
      .map(([slice, release]) => ({
        slice,
        stable: release.stable,
        candidate: release.candidate,
        percent: shareAt(release, now),
        steps: release.steps
          ? {
              percents: release.steps.percents,
              paused: release.steps.paused_at !== null,
              next: nextStepOf(release.steps, now),
            }
          : null,
        previous: release.previous,
        set_by: release.set_by,
        versions: listVersions(store, slice),
      }))
      .sort((a, b) => a.slice.localeCompare(b.slice)),
    unreleased: listStoredSlices(store)
      .filter((slice) => !Object.hasOwn(slices, slice))
      .map((slice) => ({ slice, versions: listVersions(store, slice) })),
    quarantined: readQuarantine(store, document).map(({ slice, version, since, reason }) => ({
      slice,
      version,
      since: new Date(since).toISOString(),
      reason: String(reason),
      stopped: slices[slice]?.candidate === version,
    })),
  };
}
