import type { RolloutSteps, SliceRelease } from '@nkm/contracts';
import { refusal } from '../store/release-error';
import { checkPercent, withoutSteps, withRollout } from './rollout-rules';
import type { CandidateLoads } from '../reports/report-lines';
import { progressOf } from './step-progress';

/** `now` is in milliseconds everywhere. */
export interface StepPlan {
  /** Ascending percentages. */
  percents: readonly number[];
  everyS: number;
  /** Page loads of the candidate without which a step does not end; 0: none. */
  minLoads?: number;
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** When the next step begins; null at the last one, and while the rollout pauses or waits for page loads. */
export function nextStepOf(
  steps: RolloutSteps,
  now: number,
  loads: readonly CandidateLoads[] = [],
): { percent: number; at: string } | null {
  const { step, due, waits } = progressOf(steps, loads, now);
  const percent = steps.percents[step + 1];
  if (percent === undefined || waits || steps.paused_at !== null) return null;
  return { percent, at: isoOf(due) };
}

/**
 * Begins a rollout in steps. Every visitor gets the candidate at 100 %, but it becomes stable only by a promotion.
 * @throws ReleaseError `refused`
 */
export function withSteps(
  release: SliceRelease,
  version: string,
  { percents, everyS, minLoads = 0 }: StepPlan,
  { now, salt }: { now: number; salt: string },
): SliceRelease {
  percents.forEach(checkPercent);
  const isAscending = percents.every((percent, index) => percent > (percents[index - 1] ?? 0) && percent <= 100);
  if (percents.length === 0 || !isAscending)
    throw refusal(`the steps must be ascending percentages up to 100, not ${percents.join(',')}`);
  if (release.candidate === version && release.steps)
    throw refusal(`${version} is being rolled out in steps: abort it first, or pause and resume it`);
  // The gradual rules of a single share; 100 alone would promote.
  const [first] = percents as [number];
  const begun = withRollout(release, version, Math.min(first, 99.99), salt);
  const steps = {
    ...{ percents: [...percents], every_s: everyS, started_at: isoOf(now), paused_at: null },
    ...(minLoads > 0 && { min_loads: minLoads }),
  };
  return { ...begun, percent: first, steps };
}

/**
 * Stops at the share that holds.
 * @param loads page loads of the candidate since the rollout began
 * @param stopped when the shells stopped or paused the rollout
 * @throws ReleaseError `refused` without a running rollout in steps
 */
export function withPause(
  release: SliceRelease,
  now: number,
  loads: readonly CandidateLoads[] = [],
  stopped = now,
): SliceRelease {
  if (stepsOf(release).paused_at !== null) throw refusal(`the rollout of ${release.candidate} pauses already`);
  const time = Math.min(now, stopped);
  return startedLater(settledAt(release, time, loads), { by: 0, paused_at: isoOf(time) });
}

/**
 * Goes on where it paused, or where the shells stopped it. The time since then does not count for its steps.
 * @param loads page loads of the candidate since the rollout began
 * @param stopped when the shells stopped or paused the rollout
 * @throws ReleaseError `refused`
 */
export function withResumption(
  release: SliceRelease,
  now: number,
  loads: readonly CandidateLoads[] = [],
  stopped = Number.POSITIVE_INFINITY,
): SliceRelease {
  const { paused_at } = stepsOf(release);
  const since = Math.min(stopped, paused_at === null ? stopped : Date.parse(paused_at));
  if (since === Number.POSITIVE_INFINITY) throw refusal(`the rollout of ${release.candidate} does not pause`);
  const time = Math.min(now, since);
  return startedLater(settledAt(release, time, loads), { by: now - time, paused_at: null });
}

/** Tries a candidate again that the shells stopped. @param since when they stopped it */
export function withRestart(
  release: SliceRelease,
  since: number,
  now: number,
  loads: readonly CandidateLoads[] = [],
): SliceRelease {
  return release.steps ? withResumption(release, now, loads, since) : { ...release, set_by: 'nkm' };
}

interface SteppedRelease extends SliceRelease {
  steps: RolloutSteps;
}

/**
 * The rollout with a clock that agrees with the step that holds at a time. The document names that step, so that page
 * loads before it are not needed any more.
 */
function settledAt(release: SliceRelease, time: number, loads: readonly CandidateLoads[]): SteppedRelease {
  const steps = stepsOf(release);
  const { percents, every_s, min_loads } = steps;
  const { step, entered } = progressOf(steps, loads, time);
  const lengthMs = every_s * 1000;
  const isLast = step === percents.length - 1;
  // A step that waits for page loads is longer than the clock's.
  const passed = isLast ? time - entered : Math.min(time - entered, lengthMs - 1);
  const started_at = isoOf(time - passed - step * lengthMs);
  const reached = min_loads === undefined ? {} : { reached: step };
  return { ...release, percent: percents[step]!, steps: { ...steps, started_at, ...reached }, set_by: 'nkm' };
}

const startedLater = (release: SteppedRelease, { by, paused_at }: { by: number; paused_at: string | null }) => ({
  ...release,
  steps: { ...release.steps, started_at: isoOf(Date.parse(release.steps.started_at) + by), paused_at },
});

/** Makes the candidate stable. @throws ReleaseError `refused` without one */
export function withPromotion(release: SliceRelease): SliceRelease {
  if (release.candidate === null) throw refusal('nothing is being rolled out');
  return withRollout(withoutSteps(release), release.candidate, 100, release.salt);
}

/** Withdraws the candidate. @throws ReleaseError `refused` without one */
export function withAbort(release: SliceRelease): SliceRelease {
  if (release.candidate === null) throw refusal('nothing is being rolled out');
  return withRollout(release, release.candidate, 0, release.salt);
}

function stepsOf({ candidate, steps }: SliceRelease): RolloutSteps {
  if (candidate === null || !steps) throw refusal('no rollout in steps is under way');
  return steps;
}
