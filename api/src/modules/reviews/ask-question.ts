import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import { noProduct } from '../catalog/public';
import { messages } from './messages';
import './tables';

/** Characters. */
const LONGEST_QUESTION = 500;

export interface NewQuestion {
  productId: number;
  userId: number;
  question: string;
  now: Date;
}

/**
 * Stores a question to the seller. It appears once it is answered.
 * @throws 422 for an invalid question, 404 for an unknown product, 409 for a repeated question
 */
export async function askQuestion(
  db: Kysely<Database>,
  { productId, userId, question: raw, now }: NewQuestion,
): Promise<{ id: number; question: string }> {
  const question = raw.replace(/\s+/g, ' ').trim();
  if (question === '') throw unprocessable({ question: [messages.questionRequired] });
  if (question.length > LONGEST_QUESTION) {
    throw unprocessable({ question: [messages.questionTooLong(LONGEST_QUESTION)] });
  }
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) throw noProduct();
  const asked = await db
    .insertInto('product_questions')
    .values({ product_id: productId, user_id: userId, question, answer: null, created_at: now, answered_at: null })
    .onConflict((same) => same.expression(sql`user_id, product_id, md5(lower(question))`).doNothing())
    .returning(['id', 'question'])
    .executeTakeFirst();
  if (!asked) throw conflict(messages.alreadyDone);
  return asked;
}
