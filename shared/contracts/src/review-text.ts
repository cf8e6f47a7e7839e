/**
 * Length of a review or vendor rating: over 10 characters (ORD-CONST-004), at most 500 (ORD-RULE-018). Both forms use
 * it in the browser and on the server.
 */
export const REVIEW_LENGTH = { min: 11, max: 500 } as const;

export type ReviewFault = 'too short' | 'too long';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** Invisible characters, except the joiners inside emoji and letters. */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Removes invisible characters, collapses spaces, keeps at most one empty line in a row, and trims. */
export function tidyText(raw: string): string {
  return (
    raw
      .replace(LINE_ENDS, '\n')
      .replace(UNSEEN, '')
      // Must follow the removal: an invisible character can separate a letter from its accent.
      .normalize('NFC')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/**
 * Counts characters as shoppers see them: `ọ̀` and a flag are one each. Without Intl.Segmenter it counts code points,
 * which are never fewer.
 */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

/** Returns the fault of a review or rating text, or null. */
export function reviewFault(raw: string): ReviewFault | null {
  const count = countCharacters(tidyText(raw));
  if (count < REVIEW_LENGTH.min) return 'too short';
  return count > REVIEW_LENGTH.max ? 'too long' : null;
}
