import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, Single } from '../../platform/http/envelopes';
import { refuseUnclearQuantities } from '../../platform/http/refuse-unclear-quantities';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { eraseOldReasons } from './erase-reasons';
import { checkoutOptions } from './checkout-options';
import { closeReviewWindows } from './close-review-windows';
import { cashPrice } from './cash';
import { coinPrice } from './coin-price';
import { confirmReceipt } from './confirm-receipt';
import { countWrongCodes } from './count-wrong-codes';
import { OrderListQuery, OrderListSchema, wantsPage } from './list-query';
import { messages } from './messages';
import { orderRoute } from './order-route';
import type { OrdersNeeds } from './orders-needs';
import { presentFees } from './present-fees';
import { quoteRequest } from './quote-request';
import { readOrderPage } from './read-order-page';
import { readOrders } from './read-orders';
import { redeemRoute } from './redeem-route';
import { trackingRoutes } from './tracking/routes';
import { CheckoutOptionsSchema, FeesSchema } from './checkout-schema';
import { FeesBody } from './request-schema';
import { OrderSchema, ReceiptSchema } from './schema';

const tags = ['orders'];
const ERASE_TEXTS_EVERY_S = 6 * 3600;
const CLOSE_WINDOWS_EVERY_S = 60;

/** Checkout and orders. */
export async function ordersModule(app: App, { payments, details }: OrdersNeeds): Promise<void> {
  app.addHook('preValidation', refuseUnclearQuantities);
  const { db, config } = app;
  const sources = { publicUrl: config.publicUrl, ...details };

  app.get(
    '/checkout/options',
    { schema: { tags, response: answers({ 200: Single(CheckoutOptionsSchema) }) } },
    async () => ({ data: checkoutOptions(config.ways) }),
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
      const quote = () => quoteRequest(db, request.body, customer, config);
      const priced = await countWrongCodes(request, request.body.coupon_code, quote);
      const asked = { userId: customer.userId, rules: config };
      const inCoins = await coinPrice(db, priced, asked);
      const fees = { ...presentFees(priced), ...inCoins, ...(await cashPrice(db, priced, asked)) };
      return { ...fees, data: fees };
    },
  );

  orderRoute(app, payments);
  redeemRoute(app);

  // ORD-CALL-004 and ORD-CALL-006 name one path each; both answer the same.
  for (const path of ['/orders', '/invoices'])
    app.get(
      path,
      {
        onRequest: requireSignedIn,
        schema: {
          tags,
          summary: 'The newest 200 orders; with any parameter, one page of all orders',
          querystring: OrderListQuery,
          response: answers({ 200: OrderListSchema }),
        },
      },
      async (request) => {
        const { id: userId } = signedIn(request);
        if (!wantsPage(request.query)) return { data: await readOrders(db, sources, { userId }) };
        return readOrderPage(db, sources, { userId, ...request.query });
      },
    );

  trackingRoutes(app, sources);

  app.get(
    '/orders/:id',
    {
      onRequest: requireSignedIn,
      schema: { tags, params: IdParams, response: answers({ 200: Single(OrderSchema) }) },
    },
    async (request) => {
      const wanted = { userId: signedIn(request).id, orderIds: [request.params.id] };
      const [order] = await readOrders(db, sources, wanted);
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
        summary: 'Confirms receipt: the invoice becomes Fulfilled, and earns coins within the review window',
        params: IdParams,
        response: answers({ 200: Type.Object({ message: Type.String(), data: ReceiptSchema }) }),
      },
    },
    async (request) => {
      const invoice = { invoiceId: request.params.id, userId: signedIn(request).id, now: app.clock() };
      const { confirmed_at, ...receipt } = await confirmReceipt(app, invoice);
      return {
        message: messages.confirmed,
        data: { ...receipt, confirmed_at: confirmed_at?.toISOString() ?? null },
      };
    },
  );

  app.jobs.every('erase texts of old orders', ERASE_TEXTS_EVERY_S, () => eraseOldReasons(app.db, app.clock()));
  app.jobs.every('close review windows', CLOSE_WINDOWS_EVERY_S, async () => {
    await closeReviewWindows(app, app.clock());
  });
}
