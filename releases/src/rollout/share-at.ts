import type { RolloutSteps, SliceRelease } from '@nkm/contracts';

/**
 * The share of the visitors that gets the candidate, 0 to 100. While a rollout in steps pauses, it stays.
 * @param now milliseconds
 */
export function shareAt({ candidate, percent, steps }: SliceRelease, now: number): number {
  if (candidate === null) return 0;
  return steps ? steps.percents[stepAt(steps, now)]! : percent;
}

/** Index of the present step; the first one for a clock that is behind. */
function stepAt({ percents, every_s, started_at, paused_at }: RolloutSteps, now: number): number {
  const passed = (paused_at === null ? now : Date.parse(paused_at)) - Date.parse(started_at);
  return Math.min(Math.max(Math.floor(passed / 1000 / every_s), 0), percents.length - 1);
}
