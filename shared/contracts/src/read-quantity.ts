/** Why a text is not a quantity. */
export type QuantityFault = 'not-whole' | 'too-small';

export type ReadQuantity = { quantity: number; fault?: undefined } | { quantity?: undefined; fault: QuantityFault };

const DIGIT = /\p{Nd}/u;
/** `3`, `+3`, `1,000`; the comma also in its Arabic and full-width forms. */
const WHOLE = /^(?<sign>[+＋\-−－]?)(?<digits>\p{Nd}+|\p{Nd}{1,3}(?:[,٬，]\p{Nd}{3})+)$/u;

/**
 * Reads a typed or pasted quantity in units. Digits of every script count; spaces around the number do not. A text
 * that is not one whole number (`1.5`, `1e3`, `3 pcs 4`, the empty text) is a fault instead of another number. A number
 * below 1 is a fault, too (spec 1 §5). Very large numbers become the largest exact integer.
 */
export function readQuantity(text: string): ReadQuantity {
  // Pasted right-to-left text can carry invisible marks around the number.
  const { sign = '', digits } = WHOLE.exec(text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''))?.groups ?? {};
  if (digits === undefined) return { fault: 'not-whole' };
  const size = Number(
    [...digits]
      .filter((letter) => DIGIT.test(letter))
      .map(valueOf)
      .join(''),
  );
  const isNegative = sign !== '' && !'+＋'.includes(sign);
  if (isNegative || size < 1) return { fault: 'too-small' };
  return { quantity: Math.min(size, Number.MAX_SAFE_INTEGER) };
}

/** 0 to 9. Unicode stores the digits of each script in order, in gapless blocks of ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
