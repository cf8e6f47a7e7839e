import type { RolloutSteps, SliceRelease } from '@nkm/contracts';
import { refusal } from '../store/release-error';
import { checkPercent, withoutSteps, withRollout } from './rollout-rules';
import { shareAt } from './share-at';
import { type CandidateLoads, progressOf } from './step-progress';

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

/** Stops at the present share. @throws ReleaseError `refused` without a running rollout in steps */
export function withPause(release: SliceRelease, now: number): SliceRelease {
  const steps = stepsOf(release);
  if (steps.paused_at !== null) throw refusal(`the rollout of ${release.candidate} pauses already`);
  return { ...release, percent: shareAt(release, now), steps: { ...steps, paused_at: isoOf(now) }, set_by: 'nkm' };
}

/** Goes on where it paused. @throws ReleaseError `refused` */
export function withResumption(release: SliceRelease, now: number): SliceRelease {
  const steps = stepsOf(release);
  if (steps.paused_at === null) throw refusal(`the rollout of ${release.candidate} does not pause`);
  const started_at = isoOf(Date.parse(steps.started_at) + now - Date.parse(steps.paused_at));
  return {
    ...release,
    percent: shareAt(release, now),
    steps: { ...steps, started_at, paused_at: null },
    set_by: 'nkm',
  };
}

/**
 * Tries a candidate again that the shells stopped. The time since then does not count for its steps.
 * @param since when they stopped it
 */
export function withRestart(release: SliceRelease, since: number, now: number): SliceRelease {
  const { steps } = release;
  if (!steps || steps.paused_at !== null) return { ...release, set_by: 'nkm' };
  const started_at = isoOf(Date.parse(steps.started_at) + Math.max(0, now - since));
  const restarted = { ...release, steps: { ...steps, started_at } };
  return { ...restarted, percent: shareAt(restarted, now), set_by: 'nkm' };
}

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
