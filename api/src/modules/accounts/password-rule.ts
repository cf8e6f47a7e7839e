import { isLeaked } from './leaked-passwords';
import { messages } from './messages';

/** Characters of a password. The minimum is documented (ACC-CONST-007); longer ones would only cost hashing time. */
const SHORTEST = 8;
export const LONGEST_PASSWORD = 200;

/**
 * The rules that a new password breaks: at least 8 characters, a letter, a digit and a special character. A password
 * that keeps them must not be on the list of leaked ones. The rules apply to every form (docs/rules.md "Passwords"); a
 * form can be stricter.
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
  const faults = rules.filter(([kept]) => !kept).map(([, text]) => text);
  return faults.length === 0 && isLeaked(password) ? [messages.passwordLeaked] : faults;
}
