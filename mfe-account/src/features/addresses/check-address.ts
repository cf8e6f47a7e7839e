import { ADDRESS_PHONE_LENGTH, countDigits, readPhoneText } from '@nkm/contracts';
import type { AddressValues } from './address-values';
import { messages } from './messages';

/** In the order of the form. */
export const FIELDS = [
  'type',
  'other_names',
  'surname',
  'state',
  'lga',
  'address',
  'landmark',
  'city',
  'post_code',
  'phone',
  'is_default',
] as const satisfies readonly (keyof AddressValues)[];
export type AddressField = (typeof FIELDS)[number];
/** Error texts by field. */
export type AddressFaults = Partial<Record<AddressField, string>>;

const { faults } = messages;
/** A Nigerian number with its zero has 11 digits, except the numbers of companies. */
const LOCAL = /^0(?![78]00)[1-9]/;

/** The errors of tidied values: only phone, address, state and LGA are enforced (ACC-RULE-035). */
export function checkAddress({ phone, address, state, lga }: AddressValues): AddressFaults {
  const wrongPhone = phoneFault(phone);
  return {
    ...(state === null && { state: faults.stateRequired }),
    ...(lga === null && { lga: faults.lgaRequired }),
    ...(address === '' && { address: faults.addressRequired }),
    ...(wrongPhone !== null && { phone: wrongPhone }),
  };
}

/** Refuses only the numbers that the count of digits settles. The server knows which numbers exist. */
function phoneFault(phone: string): string | null {
  const number = readPhoneText(phone);
  if (number !== null && !LOCAL.test(number)) return null;
  const { min, max } = ADDRESS_PHONE_LENGTH;
  const digits = countDigits(phone);
  if (digits < min) return faults.phoneTooShort(min);
  if (digits > max) return faults.phoneTooLong(max);
  return number === null ? faults.phoneInvalid : null;
}
