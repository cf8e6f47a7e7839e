import { readStationCode } from './station-code';

/** A reference of a return without its hyphen, then the code. */
const PASS = /^(RET[A-Z0-9]{8})(\d{6})$/;

/** The text of a pass names the return and its code. */
export interface ReturnPass {
  /** Such as `RET-7K3MWD9Q`. */
  reference: string;
  /** Six digits. */
  code: string;
}

/** What the QR code of a return pass holds. */
export const returnPass = ({ reference, code }: ReturnPass): string => `${reference}-${code}`;

/**
 * Reads the code of a return as people type it or as a scanner reads it from a pass. Without `reference` when the text
 * names no return. Null: the text is neither of them.
 */
export function readReturnCode(typed: string): { reference?: string; code: string } | null {
  const read = readStationCode(typed, PASS);
  if (read?.of === undefined) return read;
  return { reference: `${read.of.slice(0, 3)}-${read.of.slice(3)}`, code: read.code };
}
