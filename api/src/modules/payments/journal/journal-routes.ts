import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { notFound } from '../../../platform/errors/api-problem';
import { answers, Id, List, NoContent, Nullable } from '../../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { markOutcomeSeen } from '../../orders/public';
import { readJournal } from './read-journal';

const PaymentNewsSchema = Type.Object({
  order_id: Type.Integer(),
  order_reference: Type.String(),
  payment_reference: Nullable(Type.String()),
  amount: Type.Number({ description: 'Naira' }),
  units: Type.Integer(),
  state: Type.Enum(['unpaid', 'pending', 'failed', 'confirmed', 'returned', 'cancelled']),
  pay_on_delivery: Type.Optional(
    Type.Number({ description: 'Cash that a confirmed order still costs on delivery, in naira; missing: nothing' }),
  ),
  delivery_type: Type.Optional(Type.Enum(['Pickup', 'Drop off'])),
  pay_link: Nullable(Type.String()),
});

/** What a shopper has to know after an interrupted payment, on any device. */
export function journalRoutes(app: App): void {
  const { db, config } = app;

  app.get(
    '/payments',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['payments'],
        summary: 'Orders that wait for their payment, and payments that ended unseen within a day',
        response: answers({ 200: List(PaymentNewsSchema) }),
      },
    },
    async (request) => {
      const wanted = { userId: signedIn(request).id, publicUrl: config.publicUrl, now: app.clock() };
      return { data: await readJournal(db, wanted) };
    },
  );

  app.post(
    '/payments/seen',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['payments'],
        summary: 'The shopper has seen how the payment of an order ended',
        body: Type.Object({ order_id: Id }),
        response: answers({ 204: NoContent }),
      },
    },
    async (request, reply) => {
      const seen = { userId: signedIn(request).id, orderId: request.body.order_id, now: app.clock() };
      if (!(await markOutcomeSeen(db, seen))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}
