import type { ColumnType } from 'kysely';

/** A code that still works beside a newer one. */
export interface EarlierCode {
  code_hmac: string;
  /** ISO time. */
  expires_at: string;
}

/** A column with JSON; absent at an insert: no codes. */
export type EarlierCodesColumn = ColumnType<EarlierCode[], string | undefined, string>;

/** A row with the newest code and the earlier ones. */
export interface CodesRow {
  code_hmac: string;
  expires_at: Date;
  earlier_codes: EarlierCode[];
}

/** The codes of the row that stay valid beside a new one, as JSON (docs/rules.md "Codes and links"). */
export function codesBesideNew({ code_hmac, expires_at, earlier_codes }: CodesRow, now: Date): string {
  const all = [...earlier_codes, { code_hmac, expires_at: expires_at.toISOString() }];
  return JSON.stringify(all.filter((code) => Date.parse(code.expires_at) > now.getTime()));
}

/**
 * The code of the row that `fits`, or null.
 * @param fits whether the entered code fits a stored one
 */
export function findCode(
  { code_hmac, expires_at, earlier_codes }: CodesRow,
  { now, fits }: { now: Date; fits(codeHmac: string): boolean },
): { code_hmac: string; isExpired: boolean } | null {
  const all = [{ code_hmac, expires_at: expires_at.toISOString() }, ...earlier_codes];
  const found = all.find((code) => fits(code.code_hmac));
  return found ? { code_hmac: found.code_hmac, isExpired: Date.parse(found.expires_at) <= now.getTime() } : null;
}
