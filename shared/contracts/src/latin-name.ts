import { NAME_LENGTH, nameFault } from './person-name';

/** Scripts of the font that draws invoices. */
const DRAWN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** First name and surname together, with the space between them. */
export const LATIN_NAME_MAX = 2 * NAME_LENGTH.max + 1;

/** Whether invoices cannot show this name, so that they need it in Latin letters. */
export const needsLatinName = (name: string): boolean => !DRAWN.test(name);

/** Whether this is a name that invoices can show. `name` comes from `readText`. */
export function isLatinName(name: string): boolean {
  const fault = nameFault(name);
  return DRAWN.test(name) && (fault === null || fault === 'too long') && name.length <= LATIN_NAME_MAX;
}
