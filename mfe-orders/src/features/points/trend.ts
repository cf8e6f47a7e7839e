interface Change {
  direction: 'up' | 'down';
  percent: number;
  difference: number;
}
/** How a number changed since the time before. */
export type Trend = Change | { direction: 'same' };

/**
 * The change between two equally long times, in whole percent and as a number. Null when there is nothing to compare
 * with (docs/rules.md "Dashboard ranges").
 */
export function trendOf(now: number, before: number | undefined): Trend | null {
  if (before === undefined || before === 0) return null;
  const difference = Math.abs(now - before);
  const percent = Math.round((difference / before) * 100);
  if (percent === 0) return { direction: 'same' };
  return { direction: now > before ? 'up' : 'down', percent, difference };
}
