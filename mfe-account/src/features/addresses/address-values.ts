import { type Address, type AddressType, readPhoneText, readText, type User } from '@nkm/contracts';
import { shownPhone } from './address-lines';

/** What the form holds: texts as typed, ids of state and LGA. */
export interface AddressValues {
  type: AddressType;
  other_names: string;
  surname: string;
  state: number | null;
  lga: number | null;
  address: string;
  landmark: string;
  city: string;
  post_code: string;
  phone: string;
  is_default: boolean;
}

/** A new address, with the shopper's names and verified phone number. */
export function newAddress({
  other_names,
  surname,
  phone,
}: Pick<User, 'other_names' | 'surname' | 'phone'>): AddressValues {
  return {
    type: 'Delivery',
    other_names,
    surname,
    state: null,
    lga: null,
    address: '',
    landmark: '',
    city: '',
    post_code: '',
    phone: phone ? `+${phone}` : '',
    is_default: false,
  };
}

/** The values of a stored address; other servers can send null for an optional text. */
export function valuesOf(address: Address): AddressValues {
  return {
    type: address.type,
    other_names: address.other_names ?? '',
    surname: address.surname ?? '',
    state: address.state_id,
    lga: address.lga_id,
    address: address.address,
    landmark: address.landmark ?? '',
    city: address.city ?? '',
    post_code: address.post_code ?? '',
    phone: shownPhone(address.phone),
    is_default: address.is_default ?? false,
  };
}

/**
 * Texts in one spelling, without spaces at the ends (ACC-RULE-034). A phone number loses the marks between its digits.
 */
export function tidied(values: AddressValues): AddressValues {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? readText(value) : value,
  ]);
  const clean = Object.fromEntries(texts) as AddressValues;
  return { ...clean, phone: readPhoneText(clean.phone) ?? clean.phone };
}
