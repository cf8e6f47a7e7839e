import { LONGEST_QUERY } from '@nkm/contracts';

/** Bidi controls, which would reverse the words after them. */
const TURNING = /\p{Bidi_Control}/gu;
const UNSEEN = /\p{Cc}/gu;

/** The search words of an address, without invisible characters and cut to the limit between two characters. */
export function cleanQuery(typed: string): string {
  const seen = typed.replace(TURNING, '').replace(UNSEEN, ' ').trim();
  return [...seen].slice(0, LONGEST_QUERY).join('');
}

/** Whether the text has invisible characters. */
export const hasUnseen = (text: string): boolean => text.search(TURNING) >= 0 || text.search(UNSEEN) >= 0;
