import { randomInt } from 'node:crypto';
import { STATION_CODE_TRIES } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { readPickupCode } from '@nkm/contracts/pickup-pass';
import { readReturnCode } from '@nkm/contracts/return-pass';
import type { ReadCode } from '@nkm/contracts/station-code';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import { sameSecret } from '@nkm/server';

/** Reminders come from 9:00 on, two days before the last day. */
export const REMIND_BEFORE_MS = (2 * 24 + 15) * 3_600_000;

/** A code that a shopper shows at a station. */
export interface StationCode {
  /** Six digits. */
  code: string;
  wrong_codes: number;
  /** End of the last day. */
  until: Date;
  ended_at: Date | null;
  /** When it did its work. */
  used_at: Date | null;
}

/** Answers about codes of one kind. */
export interface CodeWords {
  noCode: string;
  sixDigits: string;
  /** The pass of something else of the same kind. */
  otherPass: string;
  /** A pass of the other kind. */
  otherKind: string;
  tooLate: (day: string) => string;
  onlyStaff: string;
  wrongCode: (left: number) => string;
}

/** A random code, with leading zeros. */
export const newStationCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether stations accept the code until it is used. */
export const acceptsCode = ({ wrong_codes, ended_at }: Pick<StationCode, 'wrong_codes' | 'ended_at'>): boolean =>
  ended_at === null && wrong_codes < STATION_CODE_TRIES;

/** Kinds of passes, and how to read their texts. */
const READERS = {
  pickup(typed: string): ReadCode | null {
    const read = readPickupCode(typed);
    return read && { code: read.code, ...(read.tracking_code !== undefined && { of: read.tracking_code }) };
  },
  return(typed: string): ReadCode | null {
    const read = readReturnCode(typed);
    return read && { code: read.code, ...(read.reference !== undefined && { of: read.reference }) };
  },
};
const OTHER = { pickup: 'return', return: 'pickup' } as const;

/**
 * The code that a desk typed or scanned, and what it belongs to when it is the text of a pass.
 * @throws 422 for a missing code, for another text and for a pass of the other kind
 */
export function readTyped(typed: string | undefined, kind: keyof typeof READERS, words: CodeWords): ReadCode {
  if (typed === undefined || typed.trim() === '') throw unprocessable({ code: [words.noCode] });
  const found = READERS[kind](typed);
  if (found !== null) return found;
  const isOtherKind = READERS[OTHER[kind]](typed)?.of !== undefined;
  throw unprocessable({ code: [isOtherKind ? words.otherKind : words.sixDigits] });
}

/**
 * The six digits that a desk typed or scanned for one thing.
 * @param of what the code must belong to, when the text names it
 * @throws 422 as `readTyped`, and for a pass of something else
 */
export function demandCode(
  typed: string | undefined,
  kind: keyof typeof READERS,
  { of, words }: { of: string; words: CodeWords },
): string {
  const found = readTyped(typed, kind, words);
  if (found.of !== undefined && found.of !== of) throw unprocessable({ code: [words.otherPass] });
  return found.code;
}

/**
 * Compares a code in constant time.
 * @param known the right code; undefined when there is none yet
 * @param notReady the answer while the thing itself is in a status without codes; null: it accepts them
 * @returns `used` for the right code after it did its work
 * @throws 409 while stations accept no code
 */
export function judgeCode(
  typed: string,
  known: StationCode | undefined,
  { notReady, words }: { notReady: string | null; words: CodeWords },
): 'right' | 'used' | 'wrong' {
  const isRight = known !== undefined && sameSecret(typed, known.code);
  if (known?.used_at && isRight) return 'used';
  if (notReady !== null) throw conflict(notReady);
  if (known === undefined) throw new Error('Something that accepts codes has none');
  if (known.ended_at) throw conflict(words.tooLate(lagosWeekday(known.until)));
  if (known.wrong_codes >= STATION_CODE_TRIES) throw conflict(words.onlyStaff);
  return isRight ? 'right' : 'wrong';
}

/** Counts a wrong code of a row. Returns how many tries remain. */
export async function countWrongCode(
  trx: Transaction<Database>,
  { table, key, value }: { table: keyof Database; key: string; value: string | number },
): Promise<number> {
  const { rows } = await sql<{ wrong_codes: number }>`update ${sql.table(table)} set wrong_codes = wrong_codes + 1
    where ${sql.ref(key)} = ${value} and wrong_codes < ${STATION_CODE_TRIES} returning wrong_codes`.execute(trx);
  return rows[0] ? STATION_CODE_TRIES - rows[0].wrong_codes : 0;
}

/** What the desk reads after a wrong code. */
export const wrongCodeText = (left: number, onlyStaffNow: string): string =>
  left === 0
    ? `The code is wrong. ${onlyStaffNow}`
    : `The code is wrong. ${left} ${left === 1 ? 'try remains' : 'tries remain'}.`;
