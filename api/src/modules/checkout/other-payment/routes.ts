import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { answers, Nullable, Single } from '../../../platform/http/envelopes';
import { rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import type { OrderPayments } from '../../payments/public';
import { CreatedSchema, RefusedSchema, UnstartedSchema } from '../checkout-schema';
import { answerPayment, RETRY_AFTER_S } from '../place/answer-payment';
import { changeOrderPayment } from './change-order-payment';
import { offerPayments } from './offer-payments';

/** Each change can ask the provider and start a payment there. */
const CHANGES_PER_SHOPPER = { name: 'payment-changes', points: 20, seconds: 600 };

const Reference = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 100 }) });

const OfferSchema = Type.Object({
  transaction_reference: Type.String(),
  payment_method: Type.String({ description: 'Code of the chosen way' }),
  amount: Type.Number({ description: 'Total with the chosen way, in naira' }),
  has_payer_link: Type.Optional(Type.Boolean({ description: 'Whether somebody else can pay by a link' })),
  payment_methods: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      enabled: Type.Boolean(),
      reason: Nullable(Type.String()),
      total: Type.Number({ description: 'Total with this way, in naira' }),
      coins: Type.Optional(Type.Integer({ description: 'Price in coins' })),
    }),
  ),
});

const ChangeBody = Type.Object({
  payment_method: Type.String({ minLength: 1, maxLength: 200 }),
  total: Type.Number({ minimum: 0, maximum: 1_000_000_000, description: 'Total that the shopper confirmed, in naira' }),
});

/** Another way to pay an unpaid order (ours; docs/rules.md "Another way to pay"). */
export function otherPaymentRoutes(app: App, payments: OrderPayments): void {
  const { db, config, clock } = app;
  const tags = ['orders'];

  app.get(
    '/orders/:reference/payment-methods',
    {
      onRequest: requireSignedIn,
      schema: {
        tags,
        summary: 'The ways to pay an unpaid order, with the total of each',
        params: Reference,
        response: answers({ 200: Single(OfferSchema) }),
      },
    },
    async (request) => {
      const wanted = { userId: signedIn(request).id, reference: request.params.reference, rules: config };
      return { data: await offerPayments(db, { ...wanted, now: clock() }) };
    },
  );

  app.patch(
    '/orders/:reference/payment-method',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(CHANGES_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'Changes the way to pay of an unpaid order and starts its payment',
        params: Reference,
        body: ChangeBody,
        response: { ...answers({ 200: CreatedSchema }), 409: RefusedSchema, 503: UnstartedSchema },
      },
    },
    async (request, reply) => {
      const { payment_method: method, total } = request.body;
      const wanted = { userId: signedIn(request).id, reference: request.params.reference, method, total };
      const changed = await changeOrderPayment({ db, payments, rules: config, clock }, wanted);
      if (!('orderId' in changed)) return reply.code(409).send(changed);
      const answer = answerPayment(await payments.start(changed.orderId), config.publicUrl);
      if (answer.status === 503) return reply.code(503).header('retry-after', String(RETRY_AFTER_S)).send(answer.body);
      if (answer.status === 409) return reply.code(409).send(answer.body);
      return reply.code(200).send(answer.body);
    },
  );
}
