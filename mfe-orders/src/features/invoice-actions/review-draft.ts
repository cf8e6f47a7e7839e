import { tidyText } from '@nkm/contracts';

/** A shopper's draft about a product or a seller. Its photos are files, which the browser cannot store. */
export interface ReviewDraft {
  /** 0 until the shopper chooses a rating (ORD-RULE-016). */
  stars: number;
  /** Of the form on /review-product; the first line of the review. */
  title?: string;
  comment: string;
}

/** A review to send. */
export interface ReviewToSend {
  stars: number;
  /** Tidied, with the title. */
  comment: string;
  photos: readonly File[];
  /** Ids of the photos that an earlier attempt has sent. */
  stored: Map<File, string>;
}

export const EMPTY_REVIEW: ReviewDraft = { stars: 0, comment: '' };

/** Recognises a stored draft. A draft in the format of another version is discarded. */
export function isReviewDraft(value: unknown): value is ReviewDraft {
  const { stars, comment, title = '' } = (value ?? {}) as Partial<ReviewDraft>;
  return [0, 1, 2, 3, 4, 5].includes(stars as number) && typeof comment === 'string' && typeof title === 'string';
}

/** The text of a review as the server stores it. */
export const reviewText = ({ title = '', comment }: ReviewDraft): string => tidyText(`${title}\n\n${comment}`);
