/** Length of a name in characters: ACC-CONST-008 fixes the minimum, and the maximum fits a parcel label. */
export const NAME_LENGTH = { min: 3, max: 50 } as const;

/** `readText` keeps a joiner only between letters of a script that needs it. */
const NAME = /^\p{L}\p{M}*(?:(?:[ '’-]|\u200c|\u200d)?\p{L}\p{M}*)*$/u;
export type NameFault = 'missing' | 'not a name' | 'too long' | 'too short';

/**
 * Returns the fault of a name that `readText` returned, or null; the browser and the server share this rule
 * (ACC-RULE-021). A name has letters of any alphabet with inner spaces, hyphens and apostrophes (docs/rules.md
 * "Names"). A combining accent counts with its letter.
 */
export function nameFault(name: string): NameFault | null {
  if (name === '') return 'missing';
  if (!NAME.test(name)) return 'not a name';
  if (name.length > NAME_LENGTH.max) return 'too long';
  return [...name.replace(/\p{M}|\u200c|\u200d/gu, '')].length < NAME_LENGTH.min ? 'too short' : null;
}

/** The name below a shopper's review or rating: first name and the initial of the surname. */
export function publicName({ other_names: others, surname }: { other_names: string; surname: string }): string {
  const [first = ''] = others.trim().split(/\s+/);
  const [initial] = surname.trim().normalize('NFC');
  return initial === undefined ? first : `${first} ${initial}.`.trim();
}
