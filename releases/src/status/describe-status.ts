import type { ReleaseAuthor, ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { readPauses, readQuarantine } from '../quarantine/read-quarantine';
import { listStoredSlices, listVersions } from '../store/list-versions';
import type { ReleaseStore } from '../store/release-store';
import { nextStepOf } from '../rollout/rollout-steps';
import { holdRollouts } from '../rollout/hold-rollouts';
import { shareAt } from '../rollout/share-at';
import type { CandidateLoads } from '../reports/report-lines';
import { progressOf } from '../rollout/step-progress';
import type { VersionFigures } from '../reports/judge-candidate';
import { readReports } from '../reports/read-reports';
import { rolloutFigures } from '../reports/rollout-figures';
import { changedAt } from '../document/changed-at';
import { readHistory } from '../document/history';
import { readReleases } from '../document/read-releases';

export interface SliceStatus extends Omit<SliceRelease, 'salt' | 'set_by' | 'steps'> {
  slice: string;
  /** Of a rollout in steps; null without one. */
  steps: { percents: number[]; paused: boolean; next: { percent: number; at: string } | null } | null;
  set_by: ReleaseAuthor;
  /** Every version in the store, lowest first. */
  versions: string[];
}

export interface RolloutStatus {
  slice: string;
  version: string;
  stable: string;
  /** Of the candidate and of the stable version. */
  figures: Record<'candidate' | 'stable', VersionFigures>;
  /** Page loads in the present step, and how many it needs before the next one. */
  step: { loads: number; needed: number; waits: boolean } | null;
}

export interface ReleaseStatus {
  revision: number;
  updated_at: string;
  slices: SliceStatus[];
  /** Slices with stored versions but without a release, because their publication failed at the last step. */
  unreleased: { slice: string; versions: string[] }[];
  /** Candidates beside their stable versions, since the rollout began. */
  rollouts: RolloutStatus[];
  /** Rollouts that the shells hold, because browsers report faults. */
  paused: { slice: string; version: string; since: string; reason: string }[];
  /** Versions that the shells do not run for now, because they failed there. `stopped`: until somebody decides. */
  quarantined: { slice: string; version: string; since: string; reason: string; stopped: boolean }[];
}

/** @throws ReleaseError those of readReleases */
export function describeStatus(store: ReleaseStore, now = Date.now()): ReleaseStatus {
  const document = readReleases(store);
  const { revision, updated_at } = document;
  const pauses = readPauses(store, document, now);
  const rollouts = rolloutsOf(store, document, now);
  const loadsOf = (slice: string) => rollouts.find((rollout) => rollout.slice === slice)?.loads ?? [];
  const isPaused = (slice: string) =>
    document.slices[slice]!.steps?.paused_at !== null || pauses.some((notice) => notice.slice === slice);
  const { slices } = holdRollouts(document, { pauses, loadsOf, now });
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
              paused: isPaused(slice),
              next: isPaused(slice) ? null : nextStepOf(document.slices[slice]!.steps!, now, loadsOf(slice)),
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
    rollouts: rollouts.map(({ loads: _, ...rollout }) => rollout),
    paused: pauses.map(({ slice, version, since, reason }) => ({ slice, version, since, reason: String(reason) })),
    quarantined: readQuarantine(store, document).map(({ slice, version, since, reason }) => ({
      slice,
      version,
      since: new Date(since).toISOString(),
      reason: String(reason),
      stopped: slices[slice]?.candidate === version,
    })),
  };
}

function rolloutsOf(
  store: ReleaseStore,
  document: ReleaseDocument,
  now: number,
): (RolloutStatus & { loads: CandidateLoads[] })[] {
  return Object.entries(document.slices).flatMap(([slice, release]) => {
    const { candidate, stable, steps } = release;
    if (candidate === null) return [];
    const { loads, ...figures } = rolloutFigures(slice, release, readReports(store, beganAt(store, document, slice)));
    const progress = steps?.min_loads ? progressOf(steps, loads, now) : null;
    const step = progress && { loads: progress.loads, needed: steps!.min_loads!, waits: progress.waits };
    return [{ slice, version: candidate, stable, figures, step, loads }];
  });
}

/** When the rollout began, without its pauses; for a single share, when it was set. In milliseconds. */
function beganAt(store: ReleaseStore, document: ReleaseDocument, slice: string): number {
  const { steps } = document.slices[slice]!;
  if (steps) return Date.parse(steps.started_at);
  const revision = changedAt(document, slice);
  const change = readHistory(store).find((entry) => entry.revision === revision)?.document ?? document;
  return Date.parse(change.updated_at);
}
