import { type Static, Type } from 'typebox';
import type { App } from '../../platform/app';
import { paginate } from '../../platform/database/paginate';
import { AnswerBody, AnswerQuery } from '../../platform/http/answer-schemas';
import { answers, Id, IdParams, Nullable, Page } from '../../platform/http/envelopes';
import { guardedFor, vendorHolder } from '../role-tokens/public';
import { answerQuestion } from './answer-question';
import { messages } from './messages';
import './tables';

const AskedSchema = Type.Object({
  id: Id,
  product: Type.String(),
  store_name: Type.String(),
  question: Type.String(),
  answer: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
const schema = { tags: ['stores'], querystring: AnswerQuery, response: answers({ 200: Page(AskedSchema) }) };

/** Questions of shoppers for the stores that answer them, and for staff. */
export function questionRoutes(app: App): void {
  app.get('/vendor/questions', { ...guardedFor('vendor'), schema }, async (request) =>
    readQuestions(request.query, vendorHolder(request).vendorId),
  );
  app.get('/staff/questions', { ...guardedFor('staff'), schema }, async ({ query }) => readQuestions(query, null));

  app.post(
    '/vendor/questions/:id/answer',
    {
      ...guardedFor('vendor'),
      schema: {
        tags: ['stores'],
        summary: 'Publishes the answer on the product page',
        params: IdParams,
        body: AnswerBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { vendorId } = vendorHolder(request);
      const answer = request.body.answer.trim();
      await answerQuestion(app.db, { id: request.params.id, vendorId, answer, now: app.clock() });
      return { message: messages.answerPublished };
    },
  );

  /** The oldest open question first, the newest answered one first. */
  async function readQuestions({ status, page, perPage }: Static<typeof AnswerQuery>, vendorId: number | null) {
    let wanted = app.db
      .selectFrom('product_questions')
      .innerJoin('products', 'products.id', 'product_questions.product_id')
      .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
      .where('product_questions.answer', status === 'Open' ? 'is' : 'is not', null);
    if (vendorId !== null) wanted = wanted.where('vendors.id', '=', vendorId);
    const { rows, pagination } = await paginate(
      wanted
        .select(['product_questions.id', 'products.title as product', 'vendors.store_name'])
        .select(['product_questions.question', 'product_questions.answer', 'product_questions.created_at'])
        .orderBy('product_questions.id', status === 'Open' ? 'asc' : 'desc'),
      { page, perPage },
    );
    return {
      data: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
      pagination,
    };
  }
}
