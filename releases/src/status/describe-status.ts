import type { ReleaseAuthor, ReleaseDocument, SliceRelease } from '@nkm/contracts';
import type { QuarantineNotice } from '../quarantine/quarantine-notice';
import { readPauses, readQuarantine } from '../quarantine/read-quarantine';
import { listStoredSlices, listVersions } from '../store/list-versions';
import type { ReleaseStore } from '../store/release-store';
import { nextStepOf } from '../rollout/rollout-steps';
import { holdRollouts, noticeOf } from '../rollout/hold-rollouts';
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
  /** Of a rollout in steps; null without one. `paused`: also while it is stopped. */
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
  /** Page loads in the present step, and how many it needs before the next one. Null without a step that can go on. */
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
  const stops = readQuarantine(store, document, now);
  const rollouts = rolloutsOf(store, document, { stops, now });
  const loadsOf = (slice: string) => rollouts.find((rollout) => rollout.slice === slice)?.loads ?? [];
  const stepsOf = (slice: string): SliceStatus['steps'] => {
    const release = document.slices[slice]!;
    const { steps } = release;
    if (!steps) return null;
    const paused = steps.paused_at !== null || noticeOf(slice, release, [...pauses, ...stops]) !== undefined;
    return { percents: steps.percents, paused, next: paused ? null : nextStepOf(steps, now, loadsOf(slice)) };
  };
  const { slices } = holdRollouts(document, { stops, pauses, loadsOf, now });
  return {
    revision,
    updated_at,
    slices: Object.entries(slices)
      .map(([slice, release]) => ({
        slice,
        stable: release.stable,
        candidate: release.candidate,
        percent: shareAt(release, now),
        steps: stepsOf(slice),
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
    quarantined: stops.map(({ slice, version, since, reason }) => ({
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
  { stops, now }: { stops: readonly QuarantineNotice[]; now: number },
): (RolloutStatus & { loads: CandidateLoads[] })[] {
  return Object.entries(document.slices).flatMap(([slice, release]) => {
    const { candidate, stable, steps } = release;
    if (candidate === null) return [];
    const { loads, ...figures } = rolloutFigures(slice, release, readReports(store, beganAt(store, document, slice)));
    const progress = steps?.min_loads && !noticeOf(slice, release, stops) ? progressOf(steps, loads, now) : null;
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
