import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { eraseOldReasons } from './erase-reasons';
import { closeReviewWindows } from './receipt/close-review-windows';
import { confirmReceipt } from './receipt/confirm-receipt';
import { OrderListQuery, OrderListSchema, wantsPage } from './reading/list-query';
import { messages } from './messages';
import type { OrdersNeeds } from './orders-needs';
import { readOrderPage } from './reading/read-order-page';
import { readOrders } from './reading/read-orders';
import { trackingRoutes } from './tracking/routes';
import { ReceiptSchema } from './schema/invoice';
import { OrderSchema } from './schema/order';

const tags = ['orders'];
const ERASE_TEXTS_EVERY_S = 6 * 3600;
const CLOSE_WINDOWS_EVERY_S = 60;

/** Orders after they are placed: reading, tracking, receipt. */
export async function ordersModule(app: App, { details }: OrdersNeeds): Promise<void> {
  const { db, config } = app;
  const sources = { publicUrl: config.publicUrl, ...details };

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
