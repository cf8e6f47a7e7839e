import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits of a phone number with its country code (spec 2 §5). */
const FEWEST_DIGITS = 11;
const MOST_DIGITS = 14;
const COUNTRY = 'NG';
const TYPED = /^\+?[\d\s().-]+$/;

/**
 * Converts a phone number to its stored form: digits with country code and without plus sign. `0803…` becomes
 * `234803…` (decision "hosted phone widget"). Null when no network can have the number.
 */
export function readPhoneNumber(typed: string): string | null {
  if (!TYPED.test(typed)) return null;
  // A foreign number can come with its country code but without the plus sign.
  const readings = [typed, `+${typed}`].map((text) => parsePhoneNumberFromString(text, COUNTRY));
  const digits = readings.find((reading) => reading?.isValid())?.number.slice(1) ?? '';
  return digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS ? digits : null;
}
