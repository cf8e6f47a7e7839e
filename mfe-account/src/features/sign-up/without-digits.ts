/** Removes digits, which are blocked in names (spec 1 §5). */
export const withoutDigits = (typed: string): string => typed.replace(/\p{N}/gu, '');
