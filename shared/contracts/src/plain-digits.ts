const DECIMAL_DIGIT = /\p{Nd}/gu;

/** Writes the digits of every script as `0` to `9`: `٣`, `३` and `３` become `3`. */
export const plainDigits = (text: string): string => text.replace(DECIMAL_DIGIT, valueOf);

/** Unicode keeps the ten digits of each script together, from zero to nine, so the distance to the first tells. */
function valueOf(digit: string): string {
  let first = digit.codePointAt(0)!;
  const last = first;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((last - first) % 10);
}
