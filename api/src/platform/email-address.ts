/** Longest address that a mail server accepts (RFC 5321). */
const LONGEST = 254;
/** Text, an at sign, and a domain with a dot. A stricter pattern cannot predict what a mail server accepts. */
const PATTERN = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/;

/** Whether an address is well-formed. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && PATTERN.test(text);
}

/** Direction marks and similar invisible characters that copying an address can add. */
const INVISIBLE = /\p{Cf}/gu;

/** Normalises an address for storage: no surrounding space, composed letters, lower case. */
export function normaliseEmail(typed: string): string {
  return typed.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
}
