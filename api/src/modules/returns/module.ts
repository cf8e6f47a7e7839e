import { PHOTOS_MAX, RETURN_REASONS, tidyText } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, IdParams, Nullable, Page, pageQuery } from '../../platform/http/envelopes';
import { refuseUnclearQuantities } from '../../platform/http/refuse-unclear-quantities';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { VariantValuesSchema } from '../orders/public';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { approveReturn, receiveReturn, refundReturn, refuseReturn } from './decide-return';
import { messages } from './messages';
import { readReturns } from './read-returns';
import { refundParcel } from './refund-parcel';
import { requestReturn } from './request-return';

const tags = ['staff'];
const Status = Type.Enum(['Requested', 'Approved', 'Refused', 'Returned', 'Refunded']);
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const Done = answers({ 200: Type.Object({ message: Type.String() }) });

const ReturnBody = Type.Object({
  invoice_id: Id,
  reason: Type.Enum([...RETURN_REASONS]),
  comment: Type.String({ maxLength: 10_000, description: 'At most 500 characters' }),
  items: Type.Array(
    Type.Object({
      product_id: Id,
      variant_id: Type.Optional(Nullable(Id)),
      quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  photos: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: PHOTOS_MAX })),
});
const ReturnSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  invoice_reference: Type.String(),
  store_name: Type.String(),
  status: Status,
  reason: Type.String(),
  comment: Type.String(),
  seller_at_fault: Nullable(Type.Boolean()),
  refusal: Nullable(Type.String()),
  requested_at: Type.String({ format: 'date-time' }),
  products: Type.Array(
    Type.Object({
      id: Id,
      variant_id: Nullable(Id),
      name: Type.String(),
      variant_values: Type.Optional(Nullable(VariantValuesSchema)),
      quantity: Type.Integer(),
    }),
  ),
  photos: Type.Array(Type.String()),
});

/** Returns of delivered goods, and refunds of failed parcels (docs/rules.md "Returns", "Failed parcels"). */
export async function returnsModule(app: App): Promise<void> {
  app.addHook('preValidation', refuseUnclearQuantities);
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
      const { invoice_id: invoiceId, comment, photos = [], ...wanted } = request.body;
      const { id: userId } = signedIn(request);
      const data = await requestReturn(app, { ...wanted, userId, invoiceId, photos, comment: tidyText(comment) });
      return reply.code(201).send({ message: messages.requested, data });
    },
  );

  app.get(
    '/staff/returns',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        querystring: Type.Object({ ...pageQuery(), status: Type.Optional(Status) }),
        response: answers({ 200: Page(ReturnSchema) }),
      },
    },
    async ({ query: { status = 'Requested', ...page } }) => readReturns(app.db, { status, ...page }),
  );

  app.post(
    '/staff/returns/:id/approve',
    {
      ...guardedFor('staff'),
      schema: { tags, params: IdParams, body: Type.Object({ seller_at_fault: Type.Boolean() }), response: Done },
    },
    async (request) => {
      const step = { id: request.params.id, token: roleHolder(request).tokenId, now: app.clock() };
      await approveReturn(app, { ...step, sellerAtFault: request.body.seller_at_fault });
      return { message: messages.approved };
    },
  );

  app.post(
    '/staff/returns/:id/refuse',
    {
      ...guardedFor('staff'),
      schema: { tags, params: IdParams, body: Type.Object({ reason: Reason }), response: Done },
    },
    async (request) => {
      const step = { id: request.params.id, token: roleHolder(request).tokenId, now: app.clock() };
      await refuseReturn(app, { ...step, refusal: request.body.reason.trim() });
      return { message: messages.refused };
    },
  );

  app.post(
    '/staff/returns/:id/receive',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        summary: 'The goods have arrived; the resellable products go back to the stock',
        params: IdParams,
        body: Type.Object({
          resellable: Type.Array(Id, { maxItems: 100, description: 'Ids of products, with all their variants' }),
          resellable_variants: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Ids of variants' })),
        }),
        response: Done,
      },
    },
    async (request) => {
      const step = { id: request.params.id, token: roleHolder(request).tokenId, now: app.clock() };
      const { resellable: products, resellable_variants: variants = [] } = request.body;
      await receiveReturn(app, { ...step, resellable: { products, variants } });
      return { message: messages.received };
    },
  );

  app.post(
    '/staff/returns/:id/refund',
    { ...guardedFor('staff'), schema: { tags, params: IdParams, response: Done } },
    async (request) => {
      await refundReturn(app, { id: request.params.id, token: roleHolder(request).tokenId, now: app.clock() });
      return { message: messages.refunded };
    },
  );

  app.post(
    '/staff/invoices/:id/refund',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        summary:
          'Refunds a parcel that is lost or went back to its sender, or cancels it when its cash was not collected',
        params: IdParams,
        body: Type.Object({ reason: Reason, resellable: Type.Optional(Type.Boolean()) }),
        response: Done,
      },
    },
    async (request) => {
      const { reason, resellable = false } = request.body;
      const { tokenId: token } = roleHolder(request);
      const wanted = { invoiceId: request.params.id, reason, resellable, token, now: app.clock() };
      const end = await refundParcel(app, wanted);
      return { message: end === 'Cancelled' ? messages.parcelCancelled : messages.refunded };
    },
  );
}
