/** Characters of an address that a mail server takes (RFC 5321). */
const LONGEST = 254;
/** Something, an at sign, a domain with a dot: what a mail server will not take, no pattern finds out. */
const PATTERN = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/;

/** Whether mail can be sent there, as far as an address alone tells. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && PATTERN.test(text);
}

/** Marks of writing direction and the like, which come along when an address is copied. */
const INVISIBLE = /\p{Cf}/gu;

/** The one way in which an account's address is written: no space around it, composed letters, in lower case. */
export function normaliseEmail(typed: string): string {
  return typed.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
}
