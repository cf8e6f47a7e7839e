/** Characters of a name: the fewest as documented (spec 1 §9), the most that a parcel's label takes. */
export const NAME_LENGTH = { min: 3, max: 50 } as const;

const NAME = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;
/** Marks of writing direction and joiners: nobody sees them, and two names would look alike. */
const INVISIBLE = /\p{Cf}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

export type NameFault = 'missing' | 'not a name' | 'too long' | 'too short';

/** A name as it is kept: trimmed, single spaces, composed letters. */
export function cleanName(typed: string): string {
  return typed.replace(INVISIBLE, '').replace(SPACE, ' ').trim().normalize('NFC');
}

/**
 * What is wrong with a cleaned name, or null, in the browser and on the server alike (spec 1 §5): letters of any
 * alphabet, with inner spaces, hyphens and apostrophes (decision "letters-only surname"). Accents that stand by
 * themselves count with their letter.
 */
export function nameFault(name: string): NameFault | null {
  if (name === '') return 'missing';
  if (!NAME.test(name)) return 'not a name';
  if (name.length > NAME_LENGTH.max) return 'too long';
  return [...name.replace(/\p{M}/gu, '')].length < NAME_LENGTH.min ? 'too short' : null;
}
