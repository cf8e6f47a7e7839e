import { NEWSLETTER_FAULTS } from '@nkm/contracts';
import { UNEXPECTED_ERROR } from '@nkm/platform';
import { messages } from './messages';

/** The action of the form without scripts, and the query parameter with its result. */
export const NEWSLETTER_PATH = '/newsletter';
export const RESULT_QUERY = 'newsletter';
/** The element id of the form. */
export const NEWSLETTER_ID = 'newsletter';

const RESULTS = {
  subscribed: messages.subscribed,
  ...NEWSLETTER_FAULTS,
  failed: UNEXPECTED_ERROR,
} as const;

export type NewsletterResult = keyof typeof RESULTS;

/** The message for the result in the address; null for unknown values. */
export function resultMessage(search: string): { message: string; isGood: boolean } | null {
  const result = new URLSearchParams(search).get(RESULT_QUERY) ?? '';
  if (!Object.hasOwn(RESULTS, result)) return null;
  return { message: RESULTS[result as NewsletterResult], isGood: result === 'subscribed' };
}
