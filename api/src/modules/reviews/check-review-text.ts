import { REVIEW_LENGTH, reviewFault, tidyText } from '@nkm/contracts';
import { unprocessable } from '../../platform/errors/api-problem';
import { maskContacts } from '../../platform/personal-data/mask-contacts';
import { messages } from './messages';

/** A review or rating as received, before validation. */
export interface RawReview {
  stars: number;
  comment: string;
}

export type Stars = 1 | 2 | 3 | 4 | 5;
const STARS: readonly number[] = [1, 2, 3, 4, 5] satisfies Stars[];

/**
 * Validates and normalises the stars and text of a review or rating, and hides contacts in the text.
 * @throws 422 unless there are 1 to 5 stars and a text of 11 to 500 characters (ORD-RULE-018)
 */
export function checkReviewText({ stars, comment }: RawReview): { stars: Stars; comment: string } {
  const fault = reviewFault(comment);
  const errors = {
    ...(!STARS.includes(stars) && { stars: [messages.starsRequired] }),
    ...(fault === 'too short' && { comment: [messages.commentTooShort(REVIEW_LENGTH.min - 1)] }),
    ...(fault === 'too long' && { comment: [messages.commentTooLong(REVIEW_LENGTH.max)] }),
  };
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return { stars: stars as Stars, comment: maskContacts(tidyText(comment)) };
}
