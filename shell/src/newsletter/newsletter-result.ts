import { NEWSLETTER_FAULTS } from '@nkm/contracts';
import { UNEXPECTED_ERROR } from '@nkm/platform';
import { messages } from './messages';

/** Where the form of a browser without scripts goes, and the query in which the page then says what came of it. */
export const NEWSLETTER_PATH = '/newsletter';
export const RESULT_QUERY = 'newsletter';
/** The place of the form in the page. */
export const NEWSLETTER_ID = 'newsletter';

const RESULTS = {
  subscribed: messages.subscribed,
  ...NEWSLETTER_FAULTS,
  failed: UNEXPECTED_ERROR,
} as const;

export type NewsletterResult = keyof typeof RESULTS;

/** The message for a result in the address of the page; null for anything else that stands there. */
export function resultMessage(search: string): { message: string; isGood: boolean } | null {
  const result = new URLSearchParams(search).get(RESULT_QUERY) ?? '';
  if (!Object.hasOwn(RESULTS, result)) return null;
  return { message: RESULTS[result as NewsletterResult], isGood: result === 'subscribed' };
}
