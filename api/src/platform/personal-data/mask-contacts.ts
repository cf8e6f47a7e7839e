import { findPhoneNumbersInText } from 'libphonenumber-js/max';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Not longer than a phone number, so that a text of the longest length still fits. */
const MASK = '[hidden]';

/** A text with its email addresses and phone numbers hidden; everything else stays. */
export function maskContacts(text: string): string {
  const found = findPhoneNumbersInText(text, 'NG');
  const masked = found.reduceRight(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + MASK + rest.slice(endsAt),
    text,
  );
  return masked.replace(EMAIL, (address) => (address.length < MASK.length ? '*'.repeat(address.length) : MASK));
}
