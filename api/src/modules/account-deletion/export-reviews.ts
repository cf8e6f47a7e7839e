import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../reviews/public';
import { dated } from './dated';

/** Reviews, ratings and questions of the shopper. */
export async function readReviews(db: Kysely<Database>, userId: number) {
  const product = ['products.title as product', 'products.slug'] as const;
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([...product, 'stars', 'comment', 'photos', 'reviews.created_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.id')
    .execute();
  const votes = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([...product, 'is_helpful', 'review_votes.created_at'])
    .where('review_votes.user_id', '=', userId)
    .orderBy('review_votes.created_at')
    .execute();
  const questions = await db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .select([...product, 'question', 'answer', 'product_questions.created_at'])
    .where('product_questions.user_id', '=', userId)
    .orderBy('product_questions.id')
    .execute();
  const ratings = await db
    .selectFrom('vendor_ratings')
    .innerJoin('vendors', 'vendors.id', 'vendor_ratings.vendor_id')
    .select(['vendors.store_name as store', 'stars', 'comment', 'vendor_ratings.created_at'])
    .where('vendor_ratings.user_id', '=', userId)
    .orderBy('vendor_ratings.id')
    .execute();
  return {
    seller_ratings: ratings.map(dated),
    reviews: reviews.map(dated),
    review_votes: votes.map(dated),
    questions: questions.map(dated),
  };
}
