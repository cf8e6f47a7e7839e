import './tables';
import { PHOTOS_MAX } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, IdParams, Page, pageQuery } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { SHORTLY } from '../../platform/http/cache-headers';
import { askQuestion } from './ask-question';
import { findQuestions } from './find-questions';
import { messages } from './messages';
import { questionRoutes } from './question-routes';
import { rateVendor } from './rate-vendor';
import { voteOnReview } from './vote-on-review';
import { writeReview } from './write-review';

const HOUR_S = 3600;
const VOTES_PER_SHOPPER: RateLimit = { name: 'votes', points: 100, seconds: HOUR_S };
const QUESTIONS_PER_SHOPPER: RateLimit = { name: 'questions', points: 20, seconds: HOUR_S };
/** Limits attempts without a purchase; a valid review needs a purchase anyway. */
const REVIEWS_PER_SHOPPER: RateLimit = { name: 'reviews', points: 60, seconds: HOUR_S };
const QUESTIONS_PER_PAGE = 10;

const tags = ['reviews'];
const QuestionSchema = Type.Object({
  id: Type.Integer(),
  question: Type.String(),
  answer: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});
// `checkReviewText` reports form errors in its own words. These limits only reject nonsense.
const ReviewText = {
  stars: Type.Integer({ default: 0, description: '1 to 5' }),
  comment: Type.String({ default: '', maxLength: 10_000, description: 'Over 10 and at most 500 characters' }),
};
const told = <T extends Parameters<typeof Type.Object>[0]>(data: T) =>
  answers({ 200: Type.Object({ message: Type.String(), data: Type.Object(data) }) });

/** Product reviews and votes on them, product questions and answers, and seller ratings. */
export async function reviewsModule(app: App): Promise<void> {
  const perShopper = (limit: RateLimit) => rateLimit(limit, (request) => String(signedIn(request).id));

  app.post(
    '/products/review',
    {
      onRequest: requireSignedIn,
      preHandler: perShopper(REVIEWS_PER_SHOPPER),
      schema: {
        tags,
        summary: 'Reviews a product that was bought and delivered',
        body: Type.Object({
          ...ReviewText,
          invoice_id: Id,
          idOrSlug: Type.String({ minLength: 1, maxLength: 120 }),
          photos: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: PHOTOS_MAX })),
        }),
        response: told({ id: Type.Integer(), stars: Type.Integer(), comment: Type.String() }),
      },
    },
    async (request) => {
      const { invoice_id: invoiceId, ...review } = request.body;
      const { id: userId } = signedIn(request);
      const data = await writeReview(app.db, { ...review, invoiceId, userId, now: app.clock() });
      return { message: messages.reviewed, data };
    },
  );

  app.post(
    '/vendor/rate',
    {
      onRequest: requireSignedIn,
      preHandler: perShopper(REVIEWS_PER_SHOPPER),
      schema: {
        tags,
        summary: 'Rates a seller, once; it earns points',
        body: Type.Object({ ...ReviewText, vendor_id: Id }),
        response: told({ id: Type.Integer(), stars: Type.Integer(), coins: Type.Integer() }),
      },
    },
    async (request) => {
      const { vendor_id: vendorId, ...rating } = request.body;
      const { id: userId } = signedIn(request);
      return {
        message: messages.rated,
        data: await rateVendor(app.db, { ...rating, vendorId, userId, now: app.clock() }),
      };
    },
  );

  app.post(
    '/products/review/:id/helpful',
    {
      onRequest: requireSignedIn,
      preHandler: perShopper(VOTES_PER_SHOPPER),
      schema: {
        tags,
        params: IdParams,
        body: Type.Object({ is_helpful: Type.Integer({ minimum: 0, maximum: 1 }) }),
        response: told({ id: Type.Integer(), total_helps: Type.Integer() }),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const isHelpful = request.body.is_helpful === 1;
      const data = await voteOnReview(app.db, { reviewId: request.params.id, userId, isHelpful, now: app.clock() });
      return { message: messages.voted, data };
    },
  );

  app.post(
    '/product/question',
    {
      onRequest: requireSignedIn,
      preHandler: perShopper(QUESTIONS_PER_SHOPPER),
      schema: {
        tags,
        // `askQuestion` reports form errors in its own words.
        body: Type.Object({ question: Type.Optional(Type.String({ maxLength: 5000 })), product_id: Id }),
        response: told({ id: Type.Integer(), question: Type.String() }),
      },
    },
    async (request) => {
      const { question = '', product_id: productId } = request.body;
      const { id: userId } = signedIn(request);
      return {
        message: messages.asked,
        data: await askQuestion(app.db, { productId, userId, question, now: app.clock() }),
      };
    },
  );

  app.get(
    '/products/:idOrSlug/questions',
    {
      schema: {
        tags,
        summary: 'Answered questions, newest first; `q`: only those with these words',
        params: Type.Object({ idOrSlug: Type.String() }),
        querystring: Type.Object({
          ...pageQuery(QUESTIONS_PER_PAGE),
          q: Type.Optional(Type.String({ maxLength: 200 })),
        }),
        response: answers({ 200: Page(QuestionSchema) }),
      },
    },
    async (request, reply) => {
      const { q: words = '', page, perPage } = request.query;
      const found = await findQuestions(app.db, { idOrSlug: request.params.idOrSlug, words, page, perPage });
      reply.header('cache-control', SHORTLY);
      return found;
    },
  );

  questionRoutes(app);
}
