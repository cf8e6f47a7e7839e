import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { notify } from '../notifications/public';
import { messages } from './messages';
import './tables';

/**
 * Publishes a store's answer to a question about one of its products, once, and tells the shopper.
 * @throws 404 for a question about another store's product, 409 for an answered one
 */
export async function answerQuestion(
  db: Kysely<Database>,
  { id, vendorId, answer, now }: { id: number; vendorId: number; answer: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const question = await trx
      .selectFrom('product_questions')
      .innerJoin('products', 'products.id', 'product_questions.product_id')
      .select(['product_questions.answer', 'product_questions.user_id', 'products.title', 'products.slug'])
      .where('product_questions.id', '=', id)
      .where('products.vendor_id', '=', vendorId)
      .forUpdate('product_questions')
      .executeTakeFirst();
    if (!question) throw notFound(messages.noQuestion);
    if (question.answer !== null) throw conflict(messages.alreadyAnswered);
    await trx.updateTable('product_questions').set({ answer, answered_at: now }).where('id', '=', id).execute();
    if (question.user_id === null) return;
    await notify(trx, {
      userId: question.user_id,
      tag: 'Question',
      description: messages.answered(question.title),
      path: `/${question.slug}`,
      now,
    });
  });
}
