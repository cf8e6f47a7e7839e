import { plainDigits } from './plain-digits';

/** Why a text is not a quantity. */
export type QuantityFault = 'not-whole' | 'too-small';

export type ReadQuantity = { quantity: number; fault?: undefined } | { quantity?: undefined; fault: QuantityFault };

/** `3`, `+3`, `1,000`; the comma also in its Arabic and full-width forms. */
const WHOLE = /^(?<sign>[+＋\-−－]?)(?<digits>\p{Nd}+|\p{Nd}{1,3}(?:[,٬，]\p{Nd}{3})+)$/u;

/**
 * Reads a typed or pasted quantity in units. Digits of every script count; spaces around the number do not. A text that
 * is not one whole number (`1.5`, `1e3`, `3 pcs 4`, the empty text) is a fault instead of another number. A number
 * below 1 is a fault, too (SHR-RULE-005). Very large numbers become the largest exact integer.
 */
export function readQuantity(text: string): ReadQuantity {
  // Pasted right-to-left text can carry invisible marks around the number.
  const { sign = '', digits } = WHOLE.exec(text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''))?.groups ?? {};
  if (digits === undefined) return { fault: 'not-whole' };
  const size = Number(plainDigits(digits).replace(/\D/g, ''));
  const isNegative = sign !== '' && !'+＋'.includes(sign);
  if (isNegative || size < 1) return { fault: 'too-small' };
  return { quantity: Math.min(size, Number.MAX_SAFE_INTEGER) };
}
