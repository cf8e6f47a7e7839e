import { type Static, Type } from 'typebox';
import type { App } from '../../platform/app';
import { paginate } from '../../platform/database/paginate';
import { AnswerBody, AnswerQuery } from '../../platform/http/answer-schemas';
import { answers, Id, IdParams, Nullable, Page } from '../../platform/http/envelopes';
import { guardedFor, vendorHolder } from '../role-tokens/public';
import { answerInquiry } from './answer-inquiry';
import { messages } from './messages';
import './tables';

const InquirySchema = Type.Object({
  id: Id,
  store_name: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  content: Type.String(),
  answer: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
const schema = { tags: ['stores'], querystring: AnswerQuery, response: answers({ 200: Page(InquirySchema) }) };

/** Inquiries of shoppers for the stores that answer them, and for staff. */
export function inquiryRoutes(app: App): void {
  app.get('/vendor/inquiries', { ...guardedFor('vendor'), schema }, async (request) =>
    readInquiries(request.query, vendorHolder(request).vendorId),
  );
  app.get('/staff/inquiries', { ...guardedFor('staff'), schema }, async ({ query }) => readInquiries(query, null));

  app.post(
    '/vendor/inquiries/:id/answer',
    {
      ...guardedFor('vendor'),
      schema: {
        tags: ['stores'],
        summary: 'Mails the answer to the writer',
        params: IdParams,
        body: AnswerBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { vendorId } = vendorHolder(request);
      const answer = request.body.answer.trim();
      await answerInquiry(app, { id: request.params.id, vendorId, answer, now: app.clock() });
      return { message: messages.answerSent };
    },
  );

  /** The oldest open inquiry first, the newest answered one first. */
  async function readInquiries({ status, page, perPage }: Static<typeof AnswerQuery>, vendorId: number | null) {
    let wanted = app.db
      .selectFrom('store_inquiries')
      .innerJoin('vendors', 'vendors.id', 'store_inquiries.vendor_id')
      .where('store_inquiries.answer', status === 'Open' ? 'is' : 'is not', null);
    if (vendorId !== null) wanted = wanted.where('vendors.id', '=', vendorId);
    const { rows, pagination } = await paginate(
      wanted
        .select(['store_inquiries.id', 'vendors.store_name', 'store_inquiries.name', 'store_inquiries.email'])
        .select(['store_inquiries.subject', 'store_inquiries.content', 'store_inquiries.answer'])
        .select('store_inquiries.created_at')
        .orderBy('store_inquiries.id', status === 'Open' ? 'asc' : 'desc'),
      { page, perPage },
    );
    return {
      data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      pagination,
    };
  }
}
