import { ADDRESS_PHONE_LENGTH as PHONE_LENGTH, type FieldErrors } from '@nkm/contracts';
import { messages } from './messages';

/** The required fields of an address. */
export interface AddressToCheck {
  phone: string;
  address: string;
  state_id: number | null;
  lga_id: number | null;
}

/** Errors by field, with the form's messages (spec 2 §5). Null if valid. Expects trimmed texts. */
export function checkAddress({ phone, address, state_id, lga_id }: AddressToCheck): FieldErrors | null {
  const errors: FieldErrors = {};
  if (phone.length < PHONE_LENGTH.min) errors.phone = [messages.phoneTooShort];
  else if (phone.length > PHONE_LENGTH.max) errors.phone = [messages.phoneTooLong];
  if (address === '') errors.address = [messages.addressRequired];
  if (state_id === null) errors.state = [messages.stateRequired];
  if (lga_id === null) errors.lga = [messages.lgaRequired];
  return Object.keys(errors).length === 0 ? null : errors;
}
