/** Characters of a phone number in an address (spec 2 §5). */
export const PHONE_LENGTH = { min: 11, max: 14 } as const;

/** Every text that a shopper may read from this module (spec 2 §5). */
export const messages = {
  phoneTooShort: `Phone Number must have at least ${PHONE_LENGTH.min} numbers.`,
  phoneTooLong: `Phone Number must have maximum of ${PHONE_LENGTH.max} numbers.`,
  addressRequired: 'Address is required',
  stateRequired: 'State is required',
  lgaRequired: 'Lga is required',
  stateUnknown: 'The selected state is invalid.',
  lgaUnknown: 'The selected lga is not in this state.',
  tooMany: 'You have as many addresses as an account can keep. Please delete one first.',
  gone: 'There is no such address.',
} as const;
