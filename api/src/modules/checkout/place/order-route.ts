import { readVersions, VERSIONS_HEADER, writeVersions } from '@nkm/server';
import type { App } from '../../../platform/app';
import { forbidden, unavailable, unprocessable } from '../../../platform/errors/api-problem';
import { answers } from '../../../platform/http/envelopes';
import { rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { answerPayment, RETRY_AFTER_S } from './answer-payment';
import { callbackAddress } from './callback-address';
import { countWrongCodes } from '../count-wrong-codes';
import { messages } from '../messages';
import { OrderGate } from './order-gate';
import type { OrderPayments, StartedPayment } from '../../payments/public';
import type { Refusal } from './order-refused';
import { placeOrder } from './place-order';
import { CreatedSchema, RefusedSchema, UnstartedSchema } from '../checkout-schema';
import { CreateOrderBody, CreateOrderHeaders } from '../request-schema';

/** Each order holds stock for half an hour, so no shopper needs more. */
const ORDERS_PER_SHOPPER = { name: 'orders', points: 20, seconds: 60 };
/** Longer than most orders take, shorter than shoppers wait. */
const WAITING_ORDERS = { mostWaiting: 250, patienceMs: 8_000 };

/**
 * POST /orders (CART-CALL-009): creates an order and starts its payment. Under overload, or while payments cannot be
 * started, it answers 503 with Retry-After before it writes anything.
 */
export function orderRoute(app: App, payments: OrderPayments): void {
  const { db, config } = app;
  const gate = new OrderGate({ atOnce: config.ordersAtOnce, ...WAITING_ORDERS });
  const admit = () => {
    const wait = payments.waitMs();
    if (wait > 0) throw unavailable(messages.paymentDown, Math.ceil(wait / 1000));
  };

  app.post(
    '/orders',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(ORDERS_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags: ['orders'],
        headers: CreateOrderHeaders,
        body: CreateOrderBody,
        response: { ...answers({ 201: CreatedSchema }), 409: RefusedSchema, 503: UnstartedSchema },
      },
    },
    async (request, reply) => {
      const callback = callbackAddress(request.body.callback, config);
      if (callback === 'refused') throw unprocessable({ callback: ['The callback must be a page of this shop.'] });
      const { id: userId, email_verified } = signedIn(request);
      if (!email_verified) throw forbidden(messages.verifyEmail, { email: [messages.verifyEmail] });
      const key = request.headers['idempotency-key'] ?? null;
      const placing = {
        userId,
        key,
        callbackUrl: callback.url,
        sliceVersions: writeVersions(readVersions(request.headers[VERSIONS_HEADER])) || null,
        rules: config,
        admit,
        confirm: payments.confirm,
      };
      const outcome = await gate.run(async (): Promise<StartedPayment | Refusal> => {
        const place = () => placeOrder(db, request.body, { ...placing, now: app.clock() });
        const placed = await countWrongCodes(request, request.body.coupon_code, place);
        if (placed.kind === 'refused') return placed.refusal;
        return payments.start(placed.orderId);
      });
      if (!('kind' in outcome)) return reply.code(409).send(outcome);
      const answer = answerPayment(outcome, config.publicUrl);
      if (answer.status === 503) return reply.code(503).header('retry-after', String(RETRY_AFTER_S)).send(answer.body);
      if (answer.status === 409) return reply.code(409).send(answer.body);
      return reply.code(201).send(answer.body);
    },
  );
}
