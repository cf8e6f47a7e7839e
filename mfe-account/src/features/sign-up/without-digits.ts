/** Removes digits, which are blocked in names (ACC-RULE-023). */
export const withoutDigits = (typed: string): string => typed.replace(/\p{N}/gu, '');
