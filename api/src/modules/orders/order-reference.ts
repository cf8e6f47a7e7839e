import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@nkm/contracts';

/** A new order reference, for example `NKM-7K3MWD9QXR`; 31¹⁰ possibilities. */
export const newOrderReference = (): string => `NKM-${newCode(10)}`;

/** A new tracking code of a parcel, for example `GIGL7K3MWD9QXR`. */
export const newTrackingCode = (): string => `GIGL${newCode(10)}`;

/** A new reference of a return, for example `RET-7K3MWD9Q`. */
export const newReturnReference = (): string => `RET-${newCode(8)}`;

function newCode(length: number): string {
  return Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Reference of one attempt, used once with the provider. */
export const attemptReference = (order: string, attempt: number): string => `${order}-${attempt}`;

/** The reference of an invoice of an order, from 0. */
export const invoiceReference = (order: string, index: number): string => `${order}-V${index + 1}`;
