import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that many people use, most of them from leaks, in lower case. */
const LEAKED: ReadonlySet<string> = new Set(dictionary.passwords);
/** The list starts with the most frequent ones: the words that guessing programs decorate first. */
const WORDS: ReadonlySet<string> = new Set(dictionary.passwords.slice(0, 5_000));
/** What people add to satisfy a form: digits and special characters around a word. */
const DECORATION = /^[^\p{L}]+|[^\p{L}]+$/gu;
/** Usual replacements of letters. */
const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
/** Shorter words are too common inside good passwords. */
const SHORTEST_WORD = 6;

/**
 * Whether a password is on the local list of leaked passwords. The list has hardly any with a special character, so a
 * frequent word inside counts, too: `Password1!` and `P@ssw0rd#2026` are `password` with decoration. No password leaves
 * the server.
 */
export function isLeaked(password: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  if (LEAKED.has(typed)) return true;
  return [typed, undisguise(typed)].some((text) => {
    const word = text.replace(DECORATION, '');
    return word.length >= SHORTEST_WORD && WORDS.has(word);
  });
}

/** The end is decoration rather than disguised letters, so it stays. */
function undisguise(text: string): string {
  const end = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const start = text.slice(0, text.length - end.length);
  return start.replace(/[@431!0$5]/g, (char) => LETTERS[char] ?? char) + end;
}
