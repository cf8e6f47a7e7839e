import type { Kysely } from 'kysely';
import type {} from '../src/modules/catalog/public';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert, continueIds } from './bulk-insert';
import type { ProductSeed } from './catalogue/model';
import { insertPictures } from './insert-categories';

/** Reviews and questions; the products' star counts come from the same reviews. */
export async function insertReviews(db: Kysely<Database>, products: readonly ProductSeed[]): Promise<void> {
  const reviews = products.flatMap((product) =>
    product.reviews.map((review) => ({ product_id: product.id, ...review })),
  );
  await insertPictures(
    db,
    reviews.flatMap(({ avatar }) => avatar ?? []),
  );
  await bulkInsert(
    db,
    'reviews',
    {
      id: 'bigint',
      product_id: 'bigint',
      name: 'text',
      avatar_key: 'text',
      stars: 'smallint',
      comment: 'text',
      total_helps: 'integer',
      created_at: 'timestamptz',
    },
    reviews.map(({ product_id, name, avatar, stars, comment, totalHelps, createdAt }, index) => ({
      id: index + 1,
      product_id,
      name,
      avatar_key: avatar?.key ?? null,
      stars,
      comment,
      total_helps: totalHelps,
      created_at: createdAt,
    })),
  );
  const questions = products.flatMap((product) =>
    product.questions.map((question) => ({ product_id: product.id, ...question })),
  );
  await bulkInsert(
    db,
    'product_questions',
    {
      id: 'bigint',
      product_id: 'bigint',
      question: 'text',
      answer: 'text',
      created_at: 'timestamptz',
      answered_at: 'timestamptz',
    },
    questions.map(({ product_id, question, answer, createdAt }, index) => ({
      id: index + 1,
      product_id,
      question,
      answer,
      created_at: createdAt,
      answered_at: answer === null ? null : new Date(createdAt.getTime() + 5 * 3_600_000),
    })),
  );
  await continueIds(db, 'reviews');
  await continueIds(db, 'product_questions');
}
