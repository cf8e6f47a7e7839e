/** Digits of a phone number with its country code (spec 2 §5). */
const FEWEST_DIGITS = 11;
const MOST_DIGITS = 14;
const COUNTRY_CODE = '234';

/**
 * A phone number as it is stored: digits with country code, without plus sign; `0803…` becomes `234803…` (decision
 * "hosted phone widget"). Null when it can be none.
 */
export function readPhoneNumber(typed: string): string | null {
  const bare = typed.replace(/[\s().-]/g, '').replace(/^\+/, '');
  if (!/^\d+$/.test(bare)) return null;
  const digits = /^0[1-9]\d{9}$/.test(bare) ? COUNTRY_CODE + bare.slice(1) : bare;
  const fits = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && !digits.startsWith('0');
  return fits ? digits : null;
}
