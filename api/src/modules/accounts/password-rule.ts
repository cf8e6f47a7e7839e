import { messages } from './messages';

/** Characters of a password: the fewest as documented (spec 1 §9); longer ones would only cost time to hash. */
const SHORTEST = 8;
export const LONGEST_PASSWORD = 200;

/**
 * What keeps a new password from being taken, whichever form it comes from (decision "password rules differ between
 * forms"): at least 8 characters, a letter, a digit, a special character. Each form may ask for more.
 */
export function passwordFaults(password: string): string[] {
  const composed = password.normalize('NFC');
  if (password.length > LONGEST_PASSWORD) return [messages.passwordTooLong(LONGEST_PASSWORD)];
  const rules: [boolean, string][] = [
    [[...composed].length >= SHORTEST, messages.passwordTooShort],
    [/[^\p{L}\p{M}\p{N}\s]/u.test(composed), messages.passwordWithoutSpecial],
    [/\p{L}/u.test(composed), messages.passwordWithoutLetter],
    [/\p{N}/u.test(composed), messages.passwordWithoutNumber],
  ];
  return rules.filter(([kept]) => !kept).map(([, text]) => text);
}
