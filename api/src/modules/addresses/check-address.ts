import { ADDRESS_PHONE_LENGTH as PHONE_LENGTH, countDigits, type FieldErrors } from '@nkm/contracts';
import { messages } from './messages';

/** The required fields of an address. */
export interface AddressToCheck {
  /** As typed. */
  phone: string;
  /** What `readPhoneNumber` makes of it. */
  number: string | null;
  address: string;
  state_id: number | null;
  lga_id: number | null;
}

/** Errors by field, with the form's messages (ACC-RULE-035). Null if valid. Expects trimmed texts. */
export function checkAddress({ phone, number, address, state_id, lga_id }: AddressToCheck): FieldErrors | null {
  const errors: FieldErrors = {};
  if (number === null) errors.phone = [phoneFault(phone)];
  if (address === '') errors.address = [messages.addressRequired];
  if (state_id === null) errors.state = [messages.stateRequired];
  if (lga_id === null) errors.lga = [messages.lgaRequired];
  return Object.keys(errors).length === 0 ? null : errors;
}

/** The message for an invalid phone number, by the number of digits typed. */
function phoneFault(typed: string): string {
  const digits = countDigits(typed);
  if (digits < PHONE_LENGTH.min) return messages.phoneTooShort;
  return digits > PHONE_LENGTH.max ? messages.phoneTooLong : messages.phoneInvalid;
}
