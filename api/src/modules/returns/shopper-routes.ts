import { PHOTOS_MAX, RETURN_REASONS, tidyText } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, Nullable, Single, SmallId } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { PickupLocationSchema } from '../locations/public';
import { RefundQuoteSchema } from '../orders/public';
import { messages } from './messages';
import { quoteReturn } from './quote-return';
import { requestReturn } from './request-return';

const Reason = Type.Enum([...RETURN_REASONS]);
const Item = Type.Object({
  product_id: Id,
  variant_id: Type.Optional(Nullable(Id)),
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
const ReturnBody = Type.Object({
  invoice_id: Id,
  reason: Reason,
  comment: Type.String({ maxLength: 10_000, description: 'At most 500 characters' }),
  items: Type.Array(Item, { minItems: 1, maxItems: 100 }),
  photos: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: PHOTOS_MAX })),
  station_id: Type.Optional(SmallId),
});
const QuoteBody = Type.Object({
  invoice_id: Id,
  reason: Type.Optional(Reason),
  items: Type.Array(Item, { maxItems: 100 }),
});
const QuoteSchema = Type.Object({
  return_until: Type.String({ format: 'date-time' }),
  hand_over_days: Type.Integer({ description: 'From the approval' }),
  refund: Type.Optional(RefundQuoteSchema),
  hand_over: Type.Object(
    { by: Type.Enum(['courier', 'station']), courier: Type.String(), place: Type.String() },
    { description: 'The way back without a choice of station' },
  ),
  last_station: Nullable(PickupLocationSchema),
});

/** What shoppers ask about returns. */
export function shopperRoutes(app: App): void {
  app.post(
    '/returns/quote',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'What a return would bring, and how its items would go back',
        body: QuoteBody,
        response: answers({ 200: Single(QuoteSchema) }),
      },
    },
    async (request) => {
      const { invoice_id: invoiceId, ...wanted } = request.body;
      const { id: userId } = signedIn(request);
      return { data: await quoteReturn(app.db, { ...wanted, userId, invoiceId }, app.clock()) };
    },
  );

  app.post(
    '/returns',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'Requests to return products of a delivered invoice',
        body: ReturnBody,
        response: answers({
          201: Type.Object({ message: Type.String(), data: Type.Object({ id: Id, reference: Type.String() }) }),
        }),
      },
    },
    async (request, reply) => {
      const { invoice_id: invoiceId, comment, photos = [], station_id: stationId, ...wanted } = request.body;
      const { id: userId } = signedIn(request);
      const asked = { ...wanted, userId, invoiceId, photos, stationId, comment: tidyText(comment) };
      return reply.code(201).send({ message: messages.requested, data: await requestReturn(app, asked) });
    },
  );
}
