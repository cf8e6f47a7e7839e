import { readPhoneText } from '@nkm/contracts/phone-text';

const MOBILE = /^234[789]\d{9}$/;
/** Nigeria's prefix for calls abroad is 009; 00 is common elsewhere. */
const INTERNATIONAL = /^0{1,2}9?(?=234)/;

/**
 * A Nigerian mobile number, in any spelling, as the API takes it: digits with country code and without plus sign
 * (ACC-FIELD-004). Null: it is none.
 */
export function readNumber(typed: string): string | null {
  const digits = readPhoneText(typed)?.replace('+', '').replace(INTERNATIONAL, '');
  if (digits === undefined) return null;
  const local = digits.replace(/^234(?=0?[789]\d{9}$)/, '').replace(/^0/, '');
  const contact = `234${local}`;
  return MOBILE.test(contact) ? contact : null;
}
