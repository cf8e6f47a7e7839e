/** Characters that a search looks at; the server refuses more. */
const LONGEST = 200;
/** They would turn the words after them around. */
const TURNING = /\p{Bidi_Control}/gu;
const UNSEEN = /\p{Cc}/gu;

/** The words of an address that are looked for: without what nobody sees, and cut between two characters. */
export function readWords(typed: string): string {
  const seen = typed.replace(TURNING, '').replace(UNSEEN, ' ').trim();
  return [...seen].slice(0, LONGEST).join('');
}

/** Whether the text has something that nobody sees. */
export const hasUnseen = (text: string): boolean => text.search(TURNING) >= 0 || text.search(UNSEEN) >= 0;
