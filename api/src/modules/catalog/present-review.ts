import type { Review } from '@nkm/contracts';
import { pictureAddress } from '../pictures/public';

const AVATAR_WIDTH = 160;

export interface ReviewRow extends Omit<Review, 'avatar' | 'created_at'> {
  avatar_key: string | null;
  /** A date, or its text in a row from JSON. */
  created_at: Date | string;
}

/** A review as shoppers see it (API-FIELD-005). */
export function presentReview({ avatar_key, created_at, ...review }: ReviewRow): Review {
  return {
    ...review,
    avatar: avatar_key === null ? null : pictureAddress(avatar_key, AVATAR_WIDTH),
    created_at: new Date(created_at).toISOString(),
  };
}
