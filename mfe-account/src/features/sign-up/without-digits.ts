/** What is typed into a name without digits, which are blocked there (spec 1 §5). */
export const withoutDigits = (typed: string): string => typed.replace(/\p{N}/gu, '');
