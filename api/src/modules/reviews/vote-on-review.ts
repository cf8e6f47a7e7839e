import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden, notFound } from '../../platform/errors/api-problem';
import { messages } from './messages';
import './tables';

export interface Vote {
  reviewId: number;
  userId: number;
  isHelpful: boolean;
  now: Date;
}

/**
 * Stores whether a shopper found a review helpful, once (CAT-CALL-012).
 * @returns how many shoppers found it helpful, this vote included
 * @throws 404 for an unknown review, 403 for the shopper’s own review, 409 after an earlier vote
 */
export async function voteOnReview(
  db: Kysely<Database>,
  { reviewId, userId, isHelpful, now }: Vote,
): Promise<{ id: number; total_helps: number }> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'reviews.user_id', 'reviews.total_helps'])
      .where('reviews.id', '=', reviewId)
      .where('products.status', '=', 'published')
      .executeTakeFirst();
    if (!review) throw notFound(messages.noReview);
    if (review.user_id === userId) throw forbidden(messages.ownReview);
    const vote = await trx
      .insertInto('review_votes')
      .values({ review_id: reviewId, user_id: userId, is_helpful: isHelpful, created_at: now })
      .onConflict((same) => same.columns(['review_id', 'user_id']).doNothing())
      .returning('review_id')
      .executeTakeFirst();
    if (!vote) throw conflict(messages.alreadyDone);
    if (!isHelpful) return { id: reviewId, total_helps: review.total_helps };
    return trx
      .updateTable('reviews')
      .set({ total_helps: sql`total_helps + 1` })
      .where('id', '=', reviewId)
      .returning(['id', 'total_helps'])
      .executeTakeFirstOrThrow();
  });
}
