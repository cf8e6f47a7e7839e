import { ADDRESS_PHONE_LENGTH as PHONE_LENGTH } from '@nkm/contracts';

/** Every message of this module that shoppers see. Strings fixed by requirements stay verbatim. */
export const messages = {
  phoneTooShort: `Phone Number must have at least ${PHONE_LENGTH.min} numbers.`,
  phoneTooLong: `Phone Number must have maximum of ${PHONE_LENGTH.max} numbers.`,
  /** Ours. */
  phoneInvalid: 'Phone Number is invalid.',
  addressRequired: 'Address is required',
  stateRequired: 'State is required',
  lgaRequired: 'Lga is required',
  stateUnknown: 'The selected state is invalid.',
  lgaUnknown: 'The selected lga is not in this state.',
  tooMany: 'You have reached the limit of saved addresses. Delete one to add another.',
  gone: 'Address not found.',
} as const;
