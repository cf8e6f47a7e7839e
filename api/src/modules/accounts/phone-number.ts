import { readPhoneText } from '@nkm/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const COUNTRY = 'NG';
/** What people dial before the country code: 009 in Nigeria, 00 elsewhere. Some write 0 alone. */
const ABROAD = /^0(?:0(?!9)|09|(?=234))/;

/**
 * Converts a phone number in any spelling to its stored form: digits with country code and without plus sign. `0803…`
 * becomes `234803…`. Null when no network can have the number.
 */
export function readPhoneNumber(typed: string): string | null {
  const text = readPhoneText(typed);
  if (text === null) return null;
  // A foreign number can come with its country code but without the plus sign.
  const readings = [text, `+${text}`, `+${text.replace(ABROAD, '')}`];
  for (const reading of readings) {
    const number = parsePhoneNumberFromString(reading, COUNTRY);
    if (number?.isValid()) return number.number.slice(1);
  }
  return null;
}
