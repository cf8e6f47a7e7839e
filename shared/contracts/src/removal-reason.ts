/** Length of the reason for account deletion in characters; both limits are enforced (ACC-CONST-015). */
export const REASON_LENGTH = { min: 100, max: 500 } as const;

/**
 * Counts characters as the reader sees them, without spaces at both ends: `ẹ̀` and 👩🏾‍🌾 are one each, although they
 * have several code points.
 */
export function reasonLength(text: string): number {
  const shown = text.trim();
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (Segmenter) return [...new Segmenter('en', { granularity: 'grapheme' }).segment(shown)].length;
  // Older browsers: marks count with their letter, but an emoji can count more than once. The server then decides.
  return [...shown.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

/** Returns how many characters are missing or excess; null for a valid reason. */
export function checkReason(text: string): { tooShortBy: number } | { tooLongBy: number } | null {
  const length = reasonLength(text);
  if (length < REASON_LENGTH.min) return { tooShortBy: REASON_LENGTH.min - length };
  return length > REASON_LENGTH.max ? { tooLongBy: length - REASON_LENGTH.max } : null;
}
