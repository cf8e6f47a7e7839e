import { messages } from './messages';
import type { Quote } from './use-fees';

/**
 * Why the order cannot go on with this quote; null when it can. While the quote loads it can: the next page asks for
 * the price again.
 */
export function obstacleOf({ status, problem }: Pick<Quote, 'status' | 'problem'>): string | null {
  return status === 'failed' ? (problem ?? messages.feesFailed) : null;
}
