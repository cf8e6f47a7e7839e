const MOBILE = /^234[789]\d{9}$/;
/** Nigeria's prefix for calls abroad is 009; 00 is common elsewhere. */
const INTERNATIONAL = /^0{1,2}9?(?=234)/;

/**
 * A Nigerian mobile number, in any spelling, as the wire needs it: digits with country code and without plus sign (spec
 * 2 §3). Null: it is none.
 */
export function readNumber(typed: string): string | null {
  if (!/^[+\d\s().-]*$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, '').replace(INTERNATIONAL, '');
  const local = digits.replace(/^234(?=0?[789]\d{9}$)/, '').replace(/^0/, '');
  const contact = `234${local}`;
  return MOBILE.test(contact) ? contact : null;
}
