/**
 * The text of a review or of a seller's rating: over 10 characters (spec 1 §5, §9) and at most 500 (spec 2 §5), in both
 * forms, in the browser and on the server alike.
 */
export const OPINION_LENGTH = { min: 11, max: 500 } as const;

export type OpinionFault = 'too short' | 'too long';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** Nothing is drawn for them, except for the joiners that hold emoji and letters together. */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A text as it will be read: without what nobody sees, spaces in rows as one, no more than one empty line, trimmed. */
export function tidyText(raw: string): string {
  return (
    raw
      .replace(LINE_ENDS, '\n')
      .replace(UNSEEN, '')
      // After it: a letter and its accent may have had something unseen between them.
      .normalize('NFC')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/**
 * Characters as a shopper counts them: `ọ̀` and a flag are one each. A browser that cannot tell counts code points,
 * which are never fewer.
 */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

/** What is wrong with the text of a review or rating, or null. */
export function opinionFault(raw: string): OpinionFault | null {
  const count = countCharacters(tidyText(raw));
  if (count < OPINION_LENGTH.min) return 'too short';
  return count > OPINION_LENGTH.max ? 'too long' : null;
}
