import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { DELIVERY_TYPES } from '../../platform/environment/ways-settings';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Id, Nullable, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { OrderPlaceSchema } from '../orders/public';
import { askPayment } from './result/ask-payment';
import { cancelRoute } from './unpaid/cancel-route';
import { cancelOrdersOfClosedStores } from './unpaid/cancel-closed-stores';
import { cancelUnpaidOrders } from './unpaid/cancel-unpaid-orders';
import { followPaymentLink } from './starting/follow-payment-link';
import { journalRoutes } from './journal/journal-routes';
import type { PaymentsNeeds } from './payments-needs';
import { recheckPayments } from './checking/recheck-payments';
import { sendRefunds } from './refunds/send-refunds';
import { staffRoutes } from './refunds/staff-routes';
import { releaseExpiredOrders } from './unpaid/release-expired-orders';
import { webhookRoute } from './webhook/webhook-route';
import { LINK_DAYS, PAYER_DAYS, WEBHOOK_DAYS } from './personal-data';
import { payerRoutes } from './payers/routes';

const tags = ['payments'];
const JOB_EVERY_S = 30;
const CANCEL_EVERY_S = 60;

const Reference = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 100 }) });
const PaymentLink = Type.Object({
  id: Id,
  key: Type.String({ minLength: 1, maxLength: 100 }),
});
const PaymentStateSchema = Type.Object({
  reference: Type.String(),
  order_id: Type.Integer(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('failed')]),
  amount: Type.Number(),
  coins: Type.Optional(Type.Integer()),
  message: Nullable(Type.String()),
  hold_ended: Type.Optional(
    Type.Literal(true, { description: 'The time to pay has ended; the products are no longer reserved' }),
  ),
  pay_on_delivery: Type.Optional(
    Type.Number({ description: 'Cash that a confirmed order still costs on delivery, in naira; missing: nothing' }),
  ),
  delivery: Type.Optional(Type.Object({ type: Type.Enum([...DELIVERY_TYPES]), place: OrderPlaceSchema })),
});

/** Payments by card (docs/rules.md "Payments"). */
export async function paymentsModule(app: App, needs: PaymentsNeeds): Promise<void> {
  deleteAfter(app, {
    job: 'clean up payment events',
    table: 'payment_webhooks',
    since: 'received_at',
    days: WEBHOOK_DAYS,
  });
  deleteAfter(app, { job: 'clean up payer links', table: 'payer_links', since: 'created_at', days: LINK_DAYS });
  deleteAfter(app, { job: 'clean up payers', table: 'payment_payers', since: 'created_at', days: PAYER_DAYS });
  const { context } = needs;

  app.get(
    '/payments/:reference',
    {
      exposeHeadRoute: false,
      onRequest: requireSignedIn,
      schema: { tags, params: Reference, response: answers({ 200: Single(PaymentStateSchema) }) },
    },
    async (request) => {
      const { reference } = request.params;
      const state = await askPayment(context, { userId: signedIn(request).id, reference });
      if (!state) throw notFound();
      return { data: state };
    },
  );

  app.get(
    '/orders/:id/pay/:key',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        params: PaymentLink,
        summary: 'The stable payment link of an order: redirects',
        response: answers({ 303: Type.Null({ description: 'To the payment provider, or to a page of the shop' }) }),
      },
    },
    async (request, reply) => {
      const { id, key } = request.params;
      const address = await followPaymentLink(context, id, key);
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
    },
  );

  journalRoutes(app);
  payerRoutes(app, context);
  cancelRoute(app, needs);
  staffRoutes(app, context);
  await app.register(webhookRoute, { context, secretKey: app.config.paystackSecretKey });
  app.jobs.every('recheck payments', JOB_EVERY_S, async () => void (await recheckPayments(context)));
  app.jobs.every('send refunds', JOB_EVERY_S, async () => void (await sendRefunds(context)));
  app.jobs.every('release expired orders', JOB_EVERY_S, async () => void (await releaseExpiredOrders(context)));
  app.jobs.every('cancel unpaid orders', CANCEL_EVERY_S, async () => {
    await cancelOrdersOfClosedStores(context);
    await cancelUnpaidOrders(context);
  });
}
