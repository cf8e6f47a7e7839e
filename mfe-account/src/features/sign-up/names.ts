/** Characters of a name: the fewest as documented (spec 1 §9); the server takes no more than the most. */
export const SHORTEST_NAME = 3;
export const LONGEST_NAME = 50;

const NAME = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;
/** Marks of writing direction and joiners: nobody sees them. */
const INVISIBLE = /\p{Cf}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/** What is typed into a name without digits, which are blocked there (spec 1 §5). */
export const withoutDigits = (typed: string): string => typed.replace(/\p{N}/gu, '');

/** A name as it is sent: trimmed, single spaces, composed letters. */
export function cleanName(typed: string): string {
  return typed.replace(INVISIBLE, '').replace(SPACE, ' ').trim().normalize('NFC');
}

/** Letters of any alphabet, with inner spaces, hyphens and apostrophes (decision "letters-only surname"). */
export const isName = (name: string): boolean => NAME.test(name);

/** Characters as people count them: accents that stand by themselves belong to their letter. */
export const lengthOfName = (name: string): number => [...name.replace(/\p{M}/gu, '')].length;
