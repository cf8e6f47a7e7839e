/** Type ids (pg_type.oid) of columns that the two drivers would parse differently. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Parses bigint, count() and sum() as numbers. Throws a RangeError when a number would lose precision. */
function parseWhole(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`Too large for a number: ${text}`);
  }
  return value;
}

/** Keeps a calendar day as text (`2026-11-20`), because a Date would shift with the time zone. */
function parseDay(text: string): string {
  return text;
}

export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseWhole,
  [NUMERIC]: parseWhole,
  [DATE]: parseDay,
};
