/**
 * Digits of a phone number as typed in an address (ACC-CONST-011). Only the message about an invalid number counts
 * them.
 */
export const ADDRESS_PHONE_LENGTH = { min: 11, max: 14 } as const;
