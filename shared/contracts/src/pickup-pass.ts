import { readStationCode } from './station-code';

const PREFIX = 'PICKUP';
const PASS = new RegExp(`^${PREFIX}([A-Z0-9]+)(\\d{6})$`);

/** The text of a pass names the parcel and its code. */
export interface PickupPass {
  tracking_code: string;
  /** Six digits. */
  code: string;
}

/** What the QR code of a pass holds. A QR code stores these characters in few squares. */
export const pickupPass = ({ tracking_code, code }: PickupPass): string => `${PREFIX}-${tracking_code}-${code}`;

/**
 * Reads a pickup code as people type it or as a scanner reads it from a pass. Without `tracking_code` when the text
 * names no parcel. Null: the text is neither of them.
 */
export function readPickupCode(typed: string): { tracking_code?: string; code: string } | null {
  const read = readStationCode(typed, PASS);
  if (read?.of === undefined) return read;
  return { tracking_code: read.of, code: read.code };
}
