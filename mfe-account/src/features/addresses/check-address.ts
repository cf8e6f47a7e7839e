import { ADDRESS_PHONE_LENGTH } from '@nkm/contracts';
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

/** The errors of trimmed values: only phone, address, state and LGA are enforced (spec 2 §5). */
export function checkAddress({ phone, address, state, lga }: AddressValues): AddressFaults {
  const { min, max } = ADDRESS_PHONE_LENGTH;
  return {
    ...(state === null && { state: faults.stateRequired }),
    ...(lga === null && { lga: faults.lgaRequired }),
    ...(address === '' && { address: faults.addressRequired }),
    ...(phone.length < min && { phone: faults.phoneTooShort(min) }),
    ...(phone.length > max && { phone: faults.phoneTooLong(max) }),
  };
}
