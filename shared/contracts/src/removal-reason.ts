/** Characters of the reason for leaving, at least and at most (spec 2 §5, §9; both are enforced). */
export const REASON_LENGTH = { min: 100, max: 500 } as const;

/**
 * Characters as the reader sees them, blanks at both ends left out: `ẹ̀` and 👩🏾‍🌾 are one each, however many code
 * points they are made of.
 */
export function reasonLength(text: string): number {
  const shown = text.trim();
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (Segmenter) return [...new Segmenter('en', { granularity: 'grapheme' }).segment(shown)].length;
  // Older browsers: marks count with their letter. It may count an emoji in parts, and then the server says more.
  return [...shown.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

/** Why a reason cannot be sent: how many characters it lacks or has too many; null when nothing is wrong. */
export function checkReason(text: string): { tooShortBy: number } | { tooLongBy: number } | null {
  const length = reasonLength(text);
  if (length < REASON_LENGTH.min) return { tooShortBy: REASON_LENGTH.min - length };
  return length > REASON_LENGTH.max ? { tooLongBy: length - REASON_LENGTH.max } : null;
}
