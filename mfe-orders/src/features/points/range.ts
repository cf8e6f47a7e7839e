/** Ranges of the dashboard. */
export const RANGES = ['day', 'month', 'year', 'all'] as const;
export type Range = (typeof RANGES)[number];

/** The range in the address; a month without one, or for an unknown one (ORD-SCR-026). */
export function readRange(url: URL): Range {
  const wanted = url.searchParams.get('range');
  return RANGES.find((range) => range === wanted) ?? 'month';
}
