import { plainDigits } from './plain-digits';
import { readText } from './read-text';

const DECIMAL_DIGIT = /\p{Nd}/gu;
const PHONE_TEXT = /^[ (]*\+?[\d ().-]*\d[ ().-]*$/;

/**
 * A phone number as typed, without the marks between its digits: `+2347055550199`, `07055550199`. Digits of every
 * script become `0` to `9`. Null for a text with anything else, such as letters. Whether a network can have the
 * number is decided elsewhere.
 */
export function readPhoneText(typed: string): string | null {
  const text = withPlainDigits(typed);
  return PHONE_TEXT.test(text) ? text.replace(/[ ().-]/g, '') : null;
}

/** How many digits of any script a text has. */
export const countDigits = (typed: string): number => typed.match(DECIMAL_DIGIT)?.length ?? 0;

/** NFKC also gives full-width plus signs and parentheses their usual form. */
const withPlainDigits = (typed: string) => plainDigits(readText(typed.normalize('NFKC')));
