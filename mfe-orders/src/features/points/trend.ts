/** How a number changed since the time before. */
export type Trend = { direction: 'up' | 'down'; percent: number } | { direction: 'same' };

/**
 * The change between two equally long times, in whole percent. Null when there is nothing to compare with
 * (docs/rules.md "Dashboard ranges").
 */
export function trendOf(now: number, before: number | undefined): Trend | null {
  if (before === undefined || before === 0) return null;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { direction: 'same' };
  return { direction: now > before ? 'up' : 'down', percent };
}
