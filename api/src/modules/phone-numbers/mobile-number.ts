import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readPhoneNumber } from '../accounts/public';

/**
 * A Nigerian mobile number in its stored form, or null. Only these get text messages: fixed lines cannot show them, and
 * foreign numbers would let strangers earn from the texts that they request.
 */
export function readMobileNumber(typed: string): string | null {
  const digits = readPhoneNumber(typed);
  const number = digits === null ? undefined : parsePhoneNumberFromString(`+${digits}`);
  return number?.country === 'NG' && number.getType() === 'MOBILE' ? digits : null;
}
