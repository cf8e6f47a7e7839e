const AGE = /\b(\d{1,2})(?:\s*(?:-|to)\s*\d{1,2})?\s*(years?|yrs?|months?|mths?)\b(?:[\s-]*(olds?)\b)?/i;
const CHILD = /\b(?:boys?|girls?|baby|babies|child|children|kids?|pikins?|pickins?|sons?|daughters?|toddlers?)\b/i;
/** Years. */
const OLDEST_CHILD = 12;

/**
 * Removes a child's age from the search, because few titles mention one: `shoe for 5 year old boy` becomes `shoe for
 * boy`, and `toy for 2 year old` becomes `toy for kids`. Other periods describe the product (`365 12 months`) and stay.
 */
export function withoutAge(text: string): string {
  const [age, number, unit = '', old] = AGE.exec(text) ?? [];
  if (age === undefined) return text;
  if (CHILD.test(text)) return text.replace(age, ' ');
  if (old === undefined) return text;
  if (/^m/i.test(unit)) return text.replace(age, 'baby');
  return text.replace(age, Number(number) <= OLDEST_CHILD ? 'kids' : ' ');
}
