import { LONGEST_QUERY, readText } from '@nkm/contracts';

/** The search words of an address in one spelling, cut to the limit between two characters. */
export function cleanQuery(typed: string): string {
  return readText([...readText(typed)].slice(0, LONGEST_QUERY).join(''));
}
