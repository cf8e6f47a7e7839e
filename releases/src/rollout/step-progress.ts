import type { RolloutSteps } from '@nkm/contracts';
import type { CandidateLoads } from '../reports/report-lines';

export interface StepProgress {
  /** Index of the present step. */
  step: number;
  /** When it began, in milliseconds. */
  entered: number;
  /** Page loads in this step. */
  loads: number;
  /** When its time is over, in milliseconds. */
  due: number;
  /** The time of the step is over, and it waits for more page loads. */
  waits: boolean;
}

/**
 * The present step of a rollout: a step ends when its time is over and the candidate had enough page loads in it. It
 * never comes before the clock, nor before a step that the document says was reached (docs/decisions/0142).
 * @param loads oldest first
 * @param now milliseconds
 */
export function progressOf(steps: RolloutSteps, loads: readonly CandidateLoads[], now: number): StepProgress {
  const { percents, every_s, started_at, paused_at, min_loads = 0, reached = 0 } = steps;
  const end = paused_at === null ? now : Math.min(now, Date.parse(paused_at));
  let entered = Date.parse(started_at) + reached * every_s * 1000;
  for (let step = reached; ; step += 1) {
    const inStep = loads.filter(({ at }) => at > entered && at <= end);
    const due = entered + every_s * 1000;
    const enough = whenEnough(inStep, min_loads) ?? (min_loads === 0 ? entered : Number.POSITIVE_INFINITY);
    const next = Math.max(due, enough);
    if (next > end || step === percents.length - 1) {
      const waits = step < percents.length - 1 && due <= end && enough > end;
      return { step, entered, loads: inStep.reduce((sum, one) => sum + one.loads, 0), due, waits };
    }
    entered = next;
  }
}

/** When the loads reached the minimum; undefined when they did not. */
function whenEnough(loads: readonly CandidateLoads[], minimum: number): number | undefined {
  let sum = 0;
  return loads.find((one) => (sum += one.loads) >= minimum)?.at;
}
