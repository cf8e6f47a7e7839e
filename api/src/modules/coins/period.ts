/** A time span, without its first moment and with its last. */
export interface Period {
  after: Date;
  until: Date;
}

const DAY_MS = 86_400_000;
/** Days of the ranges on the dashboard (docs/rules.md "Dashboard ranges"). */
const DAYS = { day: 1, month: 30, year: 365 } as const;

export const RANGES = ['day', 'month', 'year', 'all'] as const;
export type Range = (typeof RANGES)[number];

/** The range that ends now, and the equally long one before it. Null: all time, which has none before. */
export function periodsOf(range: Range, now: Date): { current: Period; before: Period } | null {
  if (range === 'all') return null;
  const length = DAYS[range] * DAY_MS;
  const start = new Date(now.getTime() - length);
  return {
    current: { after: start, until: now },
    before: { after: new Date(start.getTime() - length), until: start },
  };
}
