import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../platform/database/tables';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import { maskContacts } from '../../platform/personal-data/mask-contacts';
import { DELETED_USER, type PersonalData, type TableRule } from '../../platform/personal-data/personal-data';
import type {} from '../catalog/public';
import './tables';

const shown = (holds: string, exported: string): TableRule => ({
  holds,
  kept: 'as long as the product or store',
  why: 'other shoppers read it',
  job: null,
  onDeletion: 'unlinked',
  exported,
});
const Product = { product: Type.String(), slug: Type.String() };
const created_at = Type.String();

/** What this module stores about people. */
export const reviewsPersonalData: PersonalData = {
  tables: {
    reviews: shown('reviews: name, stars, text and photos', 'reviews'),
    product_questions: shown('questions about products, and their answers', 'questions'),
    vendor_ratings: shown('ratings of sellers: name, stars and text', 'seller_ratings'),
    review_votes: {
      holds: 'which reviews the shopper found helpful',
      kept: 'as long as the review',
      why: 'the count in the review must stay right',
      job: null,
      onDeletion: 'kept',
      exported: 'review_votes',
    },
  },
  async reduce(db, { userId }) {
    for (const table of ['reviews', 'vendor_ratings', 'product_questions'] as const)
      await hideContacts(db, userId, table);
    await db
      .updateTable('reviews')
      .set({ user_id: null, name: DELETED_USER, avatar_key: null, photos: [] })
      .where('user_id', '=', userId)
      .execute();
    await db
      .updateTable('vendor_ratings')
      .set({ user_id: null, name: DELETED_USER })
      .where('user_id', '=', userId)
      .execute();
    // Unanswered questions are shown nowhere, so they can go.
    await db.deleteFrom('product_questions').where('user_id', '=', userId).where('answer', 'is', null).execute();
    await db.updateTable('product_questions').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
  exported: {
    sections: {
      seller_ratings: Type.Array(
        Type.Object({ store: Type.String(), stars: Type.Integer(), comment: Type.String(), created_at }),
      ),
      reviews: Type.Array(
        Type.Object({
          ...Product,
          stars: Type.Integer(),
          comment: Type.String(),
          photos: Type.Array(Type.String({ description: 'Address of a photo' })),
          created_at,
        }),
      ),
      review_votes: Type.Array(Type.Object({ ...Product, is_helpful: Type.Boolean(), created_at })),
      questions: Type.Array(
        Type.Object({ ...Product, question: Type.String(), answer: Nullable(Type.String()), created_at }),
      ),
    },
    read: async (db, { userId }) => ({
      seller_ratings: await readRatings(db, userId),
      reviews: await readReviews(db, userId),
      review_votes: await readVotes(db, userId),
      questions: await readQuestions(db, userId),
    }),
  },
};

/** Masks contacts in the texts that the shopper published as typed: older texts, and questions. */
async function hideContacts(
  db: Kysely<Database>,
  userId: number,
  table: 'reviews' | 'vendor_ratings' | 'product_questions',
): Promise<void> {
  const text = sql.id(table === 'product_questions' ? 'question' : 'comment');
  const { rows } = await sql<{ id: number; typed: string }>`
    select id, ${text} as typed from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  for (const { id, typed } of rows)
    await sql`update ${sql.table(table)} set ${text} = ${maskContacts(typed)} where id = ${id}`.execute(db);
}

async function readReviews(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.title as product', 'products.slug', 'stars', 'comment', 'photos', 'reviews.created_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.id')
    .execute();
  return rows.map(dated);
}

async function readVotes(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.title as product', 'products.slug', 'is_helpful', 'review_votes.created_at'])
    .where('review_votes.user_id', '=', userId)
    .orderBy('review_votes.created_at')
    .execute();
  return rows.map(dated);
}

async function readQuestions(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .select(['products.title as product', 'products.slug', 'question', 'answer', 'product_questions.created_at'])
    .where('product_questions.user_id', '=', userId)
    .orderBy('product_questions.id')
    .execute();
  return rows.map(dated);
}

async function readRatings(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('vendor_ratings')
    .innerJoin('vendors', 'vendors.id', 'vendor_ratings.vendor_id')
    .select(['vendors.store_name as store', 'stars', 'comment', 'vendor_ratings.created_at'])
    .where('vendor_ratings.user_id', '=', userId)
    .orderBy('vendor_ratings.id')
    .execute();
  return rows.map(dated);
}
