import type { FieldErrors } from '@nkm/contracts';
import { messages, PHONE_LENGTH } from './messages';

/** What an address must have; the rest of it may be empty. */
export interface AddressToCheck {
  phone: string;
  address: string;
  state_id: number | null;
  lga_id: number | null;
}

/** What is missing, by field, as the form says it (spec 2 §5). Null when nothing is. Texts are trimmed already. */
export function checkAddress({ phone, address, state_id, lga_id }: AddressToCheck): FieldErrors | null {
  const errors: FieldErrors = {};
  if (phone.length < PHONE_LENGTH.min) errors.phone = [messages.phoneTooShort];
  else if (phone.length > PHONE_LENGTH.max) errors.phone = [messages.phoneTooLong];
  if (address === '') errors.address = [messages.addressRequired];
  if (state_id === null) errors.state = [messages.stateRequired];
  if (lga_id === null) errors.lga = [messages.lgaRequired];
  return Object.keys(errors).length === 0 ? null : errors;
}
