import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { randomBytes } from 'node:crypto';
import { currentReleases } from '../document/current-releases';
import { readReleases } from '../document/read-releases';
import { readPauses, readQuarantine } from '../quarantine/read-quarantine';
import { candidateLoads } from '../reports/candidate-loads';
import { readSlice } from '../store/read-slice';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { changeSlice } from './change-slice';
import { type StepPlan, withPause, withRestart, withResumption, withSteps } from './rollout-steps';
import { firstRelease, withRollout } from './rollout-rules';

export interface Rollout {
  slice: string;
  version: string;
  /** 0…100 with at most two decimals; 100 makes the version stable, 0 withdraws it. */
  percent: number;
  /** The reason, for the history. */
  why?: string;
}

/** 100 % also brings a retired slice back. @throws ReleaseError `refused`, `no-version` */
export async function setRollout(store: ReleaseStore, rollout: Rollout): Promise<ReleaseDocument> {
  const { slice, version, percent, why } = rollout;
  readSlice(store, slice, version, currentReleases(store));
  const change = (release: SliceRelease | null) => {
    if (release !== null) return withRollout(release, version, percent, newSalt());
    if (percent !== 100) throw refusal(`${slice} has no release: 100 % starts one`);
    return firstRelease(version, newSalt());
  };
  return changeSlice(store, slice, change, why);
}

export interface SteppedRollout {
  slice: string;
  version: string;
  plan: StepPlan;
  why?: string | undefined;
}

/** Begins a rollout in steps. @throws ReleaseError `refused`, `no-version` */
export async function startSteps(
  store: ReleaseStore,
  { slice, version, plan, why }: SteppedRollout,
): Promise<ReleaseDocument> {
  readSlice(store, slice, version, currentReleases(store));
  return changeRollout(store, {
    slice,
    rule: (release, now) => withSteps(release, version, plan, { now, salt: newSalt() }),
    why,
  });
}

export interface RolloutChange {
  slice: string;
  /** `now` in milliseconds. */
  rule(release: SliceRelease, now: number): SliceRelease;
  why?: string | undefined;
}

/** Changes the rollout of a slice. @throws ReleaseError `refused` */
export function changeRollout(store: ReleaseStore, { slice, rule, why }: RolloutChange): Promise<ReleaseDocument> {
  const change = (release: SliceRelease | null) => {
    if (release === null) throw refusal(`${slice} has no release`);
    return rule(release, Date.now());
  };
  return changeSlice(store, slice, change, why);
}

/**
 * Goes on with a rollout that pauses, or that the shells stopped or paused because its candidate failed.
 * @throws ReleaseError `refused`
 */
export function resumeRollout(store: ReleaseStore, slice: string, why?: string): Promise<ReleaseDocument> {
  const stoppedAt = stopsOf(store, slice);
  const rule = (release: SliceRelease, now: number) => {
    const stopped = stoppedAt(release);
    const loads = candidateLoads(store, slice, release);
    return stopped === undefined ? withResumption(release, now, loads) : withRestart(release, stopped, now, loads);
  };
  return changeRollout(store, { slice, rule, why });
}

/** Pauses a rollout in steps at the share that holds. @throws ReleaseError `refused` */
export function pauseRollout(store: ReleaseStore, slice: string, why?: string): Promise<ReleaseDocument> {
  const stoppedAt = stopsOf(store, slice);
  const rule = (release: SliceRelease, now: number) =>
    withPause(release, now, candidateLoads(store, slice, release), stoppedAt(release));
  return changeRollout(store, { slice, rule, why });
}

/** When the shells stopped or paused the candidate of a slice, in milliseconds. */
function stopsOf(store: ReleaseStore, slice: string): (release: SliceRelease) => number | undefined {
  const document = readReleases(store);
  const notices = [...readQuarantine(store, document), ...readPauses(store, document)];
  return ({ candidate }) => {
    const times = notices
      .filter((notice) => notice.slice === slice && notice.version === candidate)
      .map(({ since }) => Date.parse(since));
    return times.length === 0 ? undefined : Math.min(...times);
  };
}

export const newSalt = () => randomBytes(6).toString('hex');
