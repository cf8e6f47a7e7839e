import { readOrderNumber } from '@nkm/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { notFound, unprocessable } from '../../../platform/errors/api-problem';
import { answers, Id, Single } from '../../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { messages } from '../messages';
import type { OrderDetails } from '../orders-needs';
import { readOrders } from '../reading/read-orders';
import { InvoiceSchema } from '../schema/invoice';
import { OrderPlaceSchema } from '../schema/order';
import { TrackedOrderSchema } from '../schema/tracking';
import { findOrderOfContact } from './find-order-of-contact';
import { findParcel } from './find-parcel';
import { presentTracked } from './present-tracked';
import { versionOfOrders } from './version-of-orders';

const tags = ['orders'];
const QUARTER_HOUR_S = 900;
/** Many shoppers share one network address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'track-address', points: 60, seconds: QUARTER_HOUR_S };
/** Wrong contacts for one reference. */
const PER_REFERENCE: RateLimit = { name: 'track-reference', points: 10, seconds: QUARTER_HOUR_S };
/** A page shows a few orders at a time. */
const IDS = String.raw`^\d{1,15}(,\d{1,15}){0,19}$`;
const Key = Type.String({ minLength: 1, maxLength: 40 });

const ShownInvoiceSchema = Type.Interface([InvoiceSchema], {
  order_id: Id,
  order_reference: Type.String(),
  delivery_days: Type.Integer({ description: 'Days from the order to its arrival' }),
  address: OrderPlaceSchema,
});

/** Where parcels are: for their shopper, for everybody with reference and contact, and for open pages. */
export function trackingRoutes(app: App, sources: OrderDetails & { publicUrl: string }): void {
  const { db } = app;

  app.get(
    '/invoices/show',
    {
      onRequest: requireSignedIn,
      schema: {
        tags,
        summary: 'One invoice of the shopper, by exactly one of its names',
        querystring: Type.Object({
          id: Type.Optional(Id),
          reference: Type.Optional(Key),
          tracking_code: Type.Optional(Key),
        }),
        response: answers({ 200: Single(ShownInvoiceSchema) }),
      },
    },
    async (request) => {
      if (Object.keys(request.query).length !== 1) throw unprocessable({ id: [messages.oneKey] });
      const { id: userId } = signedIn(request);
      const found = await findParcel(db, userId, request.query);
      if (!found) throw notFound(messages.noInvoice);
      const [order] = await readOrders(db, sources, { userId, orderIds: [found.orderId] });
      const invoice = order!.invoices.find(({ id }) => id === found.invoiceId)!;
      const { id: order_id, transaction_reference: order_reference, delivery_days, address } = order!;
      return { data: { ...invoice, order_id, order_reference, delivery_days, address } };
    },
  );

  app.post(
    '/orders/track',
    {
      preHandler: rateLimit(PER_ADDRESS),
      schema: {
        tags,
        summary: 'Where the parcels of an order are, for a person who knows its reference and its contact',
        body: Type.Object({
          reference: Type.String({ maxLength: 40, pattern: '\\S', description: 'Order, invoice or tracking number' }),
          contact: Type.String({ maxLength: 254, pattern: '\\S', description: 'Phone number or email address' }),
        }),
        response: answers({ 200: Single(TrackedOrderSchema) }),
      },
    },
    async (request) => {
      const { reference } = request.body;
      await app.limits.consume(PER_REFERENCE, readOrderNumber(reference));
      const found = await findOrderOfContact(db, request.body);
      if (!found) throw notFound(messages.noMatch);
      await app.limits.giveBack(PER_REFERENCE, readOrderNumber(reference));
      const [order] = await readOrders(db, sources, { userId: found.userId, orderIds: [found.orderId] });
      return { data: presentTracked(order!) };
    },
  );

  app.get(
    '/orders/changes',
    {
      onRequest: requireSignedIn,
      schema: {
        tags,
        summary: 'A version that changes with the orders. Open pages ask for it every few seconds',
        querystring: Type.Object({
          ids: Type.String({ pattern: IDS, description: 'Ids of orders, separated by commas' }),
        }),
        response: answers({ 200: Single(Type.Object({ version: Type.String() })) }),
      },
    },
    async (request, reply) => {
      const wanted = { userId: signedIn(request).id, orderIds: request.query.ids.split(',').map(Number) };
      const version = await versionOfOrders(db, wanted);
      const etag = `"${version}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return (reply as FastifyReply).code(304).send();
      return { data: { version } };
    },
  );
}
