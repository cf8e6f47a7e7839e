/** Type numbers (pg_type.oid) of the columns that the two drivers would read differently. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** bigint, count() and sum() as numbers. Throws a RangeError rather than lose a digit. */
export function parseWhole(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`Too large for a number: ${text}`);
  }
  return value;
}

/** A calendar day stays text (`2026-11-20`): as a Date it would move with the time zone. */
export function parseDay(text: string): string {
  return text;
}

export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseWhole,
  [NUMERIC]: parseWhole,
  [DATE]: parseDay,
};
