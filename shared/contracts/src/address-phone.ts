/** Characters of the phone number in an address (spec 2 §5, §9). */
export const ADDRESS_PHONE_LENGTH = { min: 11, max: 14 } as const;
