import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound, unprocessable } from '../../platform/errors/api-problem';
import { answers, IdParams, List, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { createPaymentContext } from '../payments/create-payment-context';
import { paymentLink, resultPage, returnPage } from '../payments/payment-links';
import { REPEATED_REQUEST_MS, startPayment } from '../payments/start-payment';
import { callbackAddress } from './callback-address';
import { CHECKOUT_OPTIONS } from './checkout-options';
import { closeReviewWindows } from './close-review-windows';
import { confirmReceipt } from './confirm-receipt';
import { messages } from './messages';
import { orderGone } from './order-refused';
import { placeOrder } from './place-order';
import { presentFees } from './present-fees';
import { quoteRequest } from './quote-request';
import { readOrders } from './read-orders';
import {
  CheckoutOptionsSchema,
  CreatedSchema,
  CreateOrderBody,
  CreateOrderHeaders,
  FeesBody,
  FeesSchema,
  OrderSchema,
  ReceiptSchema,
  RefusedSchema,
  UnstartedSchema,
} from './schema';

const tags = ['orders'];
const RETRY_AFTER_S = 5;
const CLOSE_WINDOWS_EVERY_S = 60;
/** Each order holds stock for half an hour: nobody needs more of them. */
const ORDERS_PER_SHOPPER = { name: 'orders', points: 20, seconds: 60 };

/** Checkout and orders (spec 2 §7, wire.md). */
export async function ordersModule(app: App): Promise<void> {
  const { db, config } = app;
  const payments = createPaymentContext(app);

  app.get(
    '/checkout/options',
    { schema: { tags, response: answers({ 200: Single(CheckoutOptionsSchema) }) } },
    async () => ({ data: CHECKOUT_OPTIONS }),
  );

  app.post(
    '/orders/fees',
    {
      schema: {
        tags,
        body: FeesBody,
        response: answers({ 200: Type.Intersect([FeesSchema, Single(FeesSchema)]) }),
      },
    },
    async (request) => {
      const viewer = await app.viewerOf(request);
      const customer = { userId: viewer?.id ?? null, now: app.clock() };
      const fees = presentFees(await quoteRequest(db, request.body, customer));
      return { ...fees, data: fees };
    },
  );

  app.post(
    '/orders',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(ORDERS_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        headers: CreateOrderHeaders,
        body: CreateOrderBody,
        response: { ...answers({ 201: CreatedSchema }), 409: RefusedSchema, 503: UnstartedSchema },
      },
    },
    async (request, reply) => {
      const callback = callbackAddress(request.body.callback, config);
      if (callback === 'refused') throw unprocessable({ callback: ['The callback must be a page of this shop.'] });
      const placed = await placeOrder(db, request.body, {
        userId: signedIn(request).id,
        key: request.headers['idempotency-key'] ?? null,
        callbackUrl: callback.url,
        now: app.clock(),
      });
      if (placed.kind === 'refused') return reply.code(409).send(placed.refusal);
      const start = await startPayment(payments, placed.orderId, { reuseMs: REPEATED_REQUEST_MS });
      const { id, reference: transaction_reference, pay_key, callback_url } = start.order;
      if (start.kind === 'sold-out') return reply.code(409).send(orderGone());
      if (start.kind === 'provider-down')
        return reply
          .code(503)
          .header('retry-after', String(RETRY_AFTER_S))
          .send({
            message: `Your order ${transaction_reference} is saved, but the payment provider cannot be reached. Please try again in a moment.`,
            data: { id, transaction_reference, payment_gateway_link: paymentLink(config.publicUrl, id, pay_key) },
          });
      const authorization_url =
        start.kind === 'paid'
          ? resultPage(returnPage(config.publicUrl, callback_url), transaction_reference)
          : start.authorizationUrl;
      return reply.code(201).send({ authorization_url, data: { id, transaction_reference, authorization_url } });
    },
  );

  // The two documents name both; they answer the same (wire.md).
  for (const path of ['/orders', '/invoices'])
    app.get(
      path,
      { onRequest: requireSignedIn, schema: { tags, response: answers({ 200: List(OrderSchema) }) } },
      async (request) => ({ data: await readOrders(db, config.publicUrl, { userId: signedIn(request).id }) }),
    );

  app.get(
    '/orders/:id',
    {
      onRequest: requireSignedIn,
      schema: { tags, params: IdParams, response: answers({ 200: Single(OrderSchema) }) },
    },
    async (request) => {
      const wanted = { userId: signedIn(request).id, orderId: request.params.id };
      const [order] = await readOrders(db, config.publicUrl, wanted);
      if (!order) throw notFound();
      return { data: order };
    },
  );

  app.post(
    '/invoices/:id/confirm',
    {
      onRequest: requireSignedIn,
      schema: {
        tags,
        summary: 'The shopper has it: it becomes Fulfilled, and earns coins in time',
        params: IdParams,
        response: answers({ 200: Type.Object({ message: Type.String(), data: ReceiptSchema }) }),
      },
    },
    async (request) => {
      const invoice = { invoiceId: request.params.id, userId: signedIn(request).id, now: app.clock() };
      const { confirmed_at, ...receipt } = await confirmReceipt(db, invoice);
      return {
        message: messages.confirmed,
        data: { ...receipt, confirmed_at: confirmed_at?.toISOString() ?? null },
      };
    },
  );

  app.jobs.every('close review windows', CLOSE_WINDOWS_EVERY_S, async () => {
    await closeReviewWindows(db, app.clock());
  });
}
