import { collectorOf } from '@nkm/contracts/payment-methods';
import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { conflict, notFound, unprocessable } from '../../../platform/errors/api-problem';
import { answers, Id, IdParams, Nullable, Page, pageQuery } from '../../../platform/http/envelopes';
import { RefundAmountsSchema } from '../../orders/public';
import { guardedFor, roleHolder } from '../../role-tokens/public';
import { messages } from '../messages';
import type { PaymentContext } from '../payment-context';
import { readDisputes } from './disputes';
import { readRefunds, REFUND_STATUSES } from './read-refunds';
import { settleRefund } from './settle-refund';

const tags = ['staff'];
const Status = Type.Enum([...REFUND_STATUSES]);
const RefundSchema = Type.Object({
  id: Id,
  status: Status,
  order_reference: Type.String(),
  payment_reference: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  amounts: Type.Optional(RefundAmountsSchema),
  reason: Type.String(),
  method: Type.String(),
  provider_reference: Nullable(Type.String()),
  problem: Nullable(Type.String()),
  tries: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
  paid_at: Nullable(Type.String({ format: 'date-time' })),
});
const Text = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const DisputeSchema = Type.Object({
  id: Type.String(),
  order_reference: Type.String(),
  payment_reference: Type.String(),
  status: Type.String(),
  category: Nullable(Type.String()),
  amount: Nullable(Type.Number()),
  currency: Nullable(Type.String()),
  resolution: Nullable(Type.String()),
  due_at: Nullable(Type.String({ format: 'date-time' })),
  resolved_at: Nullable(Type.String({ format: 'date-time' })),
  created_at: Type.String({ format: 'date-time' }),
});
const Done = answers({ 200: Type.Object({ message: Type.String() }) });

/** Refunds and disputes for staff. */
export function staffRoutes(app: App, context: PaymentContext): void {
  app.get(
    '/staff/refunds',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        querystring: Type.Object({ ...pageQuery(), status: Type.Optional(Status) }),
        response: answers({ 200: Page(RefundSchema) }),
      },
    },
    async ({ query: { status = 'refused', ...page } }) => readRefunds(app.db, { status, ...page }),
  );

  app.post(
    '/staff/refunds/:id/send-again',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        summary: 'Sends a refund again that the provider refused, or that was unclear',
        params: IdParams,
        response: Done,
      },
    },
    async ({ params: { id } }) => {
      const changed = await app.db
        .updateTable('refunds')
        .set(({ eb }) => ({
          status: 'due',
          round: eb('round', '+', 1),
          tries: 0,
          next_try_at: app.clock(),
          problem: null,
        }))
        .where('id', '=', id)
        .where('status', 'in', ['refused', 'unclear'])
        .executeTakeFirstOrThrow();
      if (changed.numUpdatedRows !== 1n) throw await refusalOf(id);
      return { message: messages.sendingAgain };
    },
  );

  app.post(
    '/staff/refunds/:id/record',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        summary: 'Records how a refund was paid outside of this API',
        params: IdParams,
        body: Type.Object({
          method: Type.Union([Type.Literal('bank transfer'), Type.Literal('provider')]),
          reference: Text,
        }),
        response: Done,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { method, reference } = request.body;
      const { tokenId: token } = roleHolder(request);
      // Not while the provider may be paying it.
      const from = ['due', 'refused', 'unclear'] as const;
      if (method === 'provider' && (await isOfCash(id))) throw unprocessable({ method: [messages.byBankOnly] });
      if (!(await settleRefund(context, { id, method, reference: reference.trim(), from, token })))
        throw await refusalOf(id);
      return { message: messages.recorded };
    },
  );

  app.get(
    '/staff/disputes',
    {
      ...guardedFor('staff'),
      schema: { tags, querystring: Type.Object(pageQuery()), response: answers({ 200: Page(DisputeSchema) }) },
    },
    async ({ query }) => readDisputes(app.db, query),
  );

  async function isOfCash(id: number): Promise<boolean> {
    const refund = await app.db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
      .select(({ fn }) => fn.coalesce('payment_attempts.payment_method', 'orders.payment_method').as('payment_method'))
      .where('refunds.id', '=', id)
      .executeTakeFirst();
    return collectorOf(refund?.payment_method) === 'courier';
  }

  async function refusalOf(id: number) {
    const refund = await app.db.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirst();
    return refund ? conflict(messages.refundIs(refund.status)) : notFound(messages.noRefund);
  }
}
