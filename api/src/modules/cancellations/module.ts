import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, IdParams, Nullable, Page, pageQuery, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { RefundQuoteSchema, VariantValuesSchema } from '../orders/public';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { decideCancellation } from './decide-cancellation';
import { messages } from './messages';
import { quoteCancellation } from './quote-cancellation';
import { readCancellations } from './read-cancellations';

const tags = ['staff'];
const Status = Type.Enum(['Requested', 'Approved', 'Refused']);
const CancellationSchema = Type.Object({
  id: Id,
  status: Status,
  reference: Type.String({ description: 'Of the invoice' }),
  store_name: Type.String(),
  name: Type.String({ description: 'Of the product' }),
  variant_values: Nullable(VariantValuesSchema),
  quantity: Type.Integer(),
  subtotal: Type.Number({ description: 'Naira' }),
  reason: Nullable(Type.String()),
  requested_at: Type.String({ format: 'date-time' }),
  decided_at: Nullable(Type.String({ format: 'date-time' })),
});
const Done = answers({ 200: Type.Object({ message: Type.String() }) });

const QuoteBody = Type.Object({ order_id: Id, product_id: Id, variant_id: Type.Optional(Nullable(Id)) });

/**
 * Shoppers see what a cancellation of paid products would bring; staff decide the requests (docs/rules.md "Cancelling a
 * paid product").
 */
export async function cancellationsModule(app: App): Promise<void> {
  app.post(
    '/orders/cancel/quote',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'What the cancellation of a product would return, and how',
        body: QuoteBody,
        response: answers({ 200: Single(Type.Object({ refund: Type.Optional(RefundQuoteSchema) })) }),
      },
    },
    async (request) => {
      const { order_id: orderId, product_id: productId, variant_id: variantId = null } = request.body;
      const { id: userId } = signedIn(request);
      return { data: await quoteCancellation(app.db, { userId, orderId, productId, variantId }) };
    },
  );

  app.get(
    '/staff/cancellations',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        querystring: Type.Object({ ...pageQuery(), status: Type.Optional(Status) }),
        response: answers({ 200: Page(CancellationSchema) }),
      },
    },
    async ({ query: { status = 'Requested', ...page } }) => readCancellations(app.db, { status, ...page }),
  );

  app.post(
    '/staff/cancellations/:id/approve',
    {
      ...guardedFor('staff'),
      schema: { tags, summary: 'Cancels the product and refunds it', params: IdParams, response: Done },
    },
    async (request) => {
      const { tokenId: token } = roleHolder(request);
      await decideCancellation(app, { id: request.params.id, refusal: null, token, now: app.clock() });
      return { message: messages.approved };
    },
  );

  app.post(
    '/staff/cancellations/:id/refuse',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        params: IdParams,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
        response: Done,
      },
    },
    async (request) => {
      const { tokenId: token } = roleHolder(request);
      const refusal = request.body.reason.trim();
      await decideCancellation(app, { id: request.params.id, refusal, token, now: app.clock() });
      return { message: messages.refused };
    },
  );
}
