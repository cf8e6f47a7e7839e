import { randomInt } from 'node:crypto';

/** Without 0/O, 1/I and U, because references are read aloud on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** A new order reference, for example `NKM-7K3MWD9QXR`; 31¹⁰ possibilities. */
export const newOrderReference = (): string => `NKM-${newCode(10)}`;

/** A new tracking code of a parcel, for example `GIGL7K3MWD9QXR`. */
export const newTrackingCode = (): string => `GIGL${newCode(10)}`;

/** A new reference of a return, for example `RET-7K3MWD9Q`. */
export const newReturnReference = (): string => `RET-${newCode(8)}`;

function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Reference of one attempt, used once with the provider. */
export const attemptReference = (order: string, attempt: number): string => `${order}-${attempt}`;
