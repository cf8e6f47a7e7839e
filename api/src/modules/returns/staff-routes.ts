import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, IdParams, Nullable, Page, pageQuery } from '../../platform/http/envelopes';
import { VariantValuesSchema } from '../orders/public';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { approveReturn, receiveReturn, refundReturn, refuseReturn } from './decide-return';
import { messages } from './messages';
import { readReturns } from './read-returns';
import { refundParcel } from './refund-parcel';

const tags = ['staff'];
const Status = Type.Enum(['Requested', 'Approved', 'Refused', 'Returned', 'Refunded']);
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const Done = answers({ 200: Type.Object({ message: Type.String() }) });

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
  drop_off: Type.Optional(
    Type.Object(
      { station: Type.String(), arrived_at: Nullable(Type.String({ format: 'date-time' })) },
      { description: 'The station where the shopper hands the items in' },
    ),
  ),
});

/** Decisions of staff about returns and failed parcels. */
export function staffRoutes(app: App): void {
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
