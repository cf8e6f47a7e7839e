import { randomInt } from 'node:crypto';

/** Without 0/O, 1/I and U, because references are read aloud on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** A new order reference, for example `NKM-7K3MWD9QXR`; 31¹⁰ possibilities. */
export function newOrderReference(): string {
  return `NKM-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** Reference of one attempt, used once with the provider. */
export const attemptReference = (order: string, attempt: number): string => `${order}-${attempt}`;
