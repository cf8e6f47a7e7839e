import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Id, IdParams, Nullable, Page, pageQuery, Single } from '../../platform/http/envelopes';
import { AmountsSchema, OrderPlaceSchema, PickupUntil, Stage, VariantValuesSchema } from '../orders/public';
import { guardedFor, roleHolder, vendorHolder } from '../role-tokens/public';
import { collectParcel } from './collect-parcel';
import { messages } from './messages';
import { packInvoice } from './pack-invoice';
import { REPORTED_STAGES } from './parcel-stages';
import { handOverByStaff } from './pickup/hand-over-by-staff';
import { endPickups, remindOfPickups } from './pickup/watch-pickups';
import { readParcels, VENDOR_STATUSES, WITH_COURIER } from './read-parcels';
import { receiveCourierMessage } from './receive-courier-message';
import { sendAgain } from './send-again';

const ParcelSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Type.String(),
  tracking_code: Nullable(Type.String()),
  stage: Stage,
  pickup_until: PickupUntil,
  pickup_tries: Type.Optional(Type.Integer({ description: 'Wrong codes until only staff can hand it over' })),
  created_at: Type.String({ format: 'date-time' }),
  cash_due_kobo: Nullable(Type.Integer({ description: 'Cash to collect with the parcel; null: nothing' })),
  amounts: Type.Optional(AmountsSchema),
  store_name: Type.String(),
  delivery_type: Type.String(),
  address: OrderPlaceSchema,
  phone: Type.Optional(Nullable(Type.String({ description: 'Of the person at a delivery address; for couriers' }))),
  products: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Integer(),
      variant_values: Nullable(VariantValuesSchema),
      status: Nullable(Type.String()),
    }),
  ),
});
const oneOf = <const T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));
const listOf = <const T extends string>(statuses: readonly T[]) =>
  Type.Object({ ...pageQuery(), status: Type.Optional(oneOf(statuses)) });
const Packed = Type.Object({ message: Type.String(), data: Type.Object({ tracking_code: Type.String() }) });

const CourierBody = Type.Object({
  message_id: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Unique for the courier; repetitions are safe',
  }),
  tracking_code: Type.String({ minLength: 1, maxLength: 40 }),
  incident: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  reason: Type.String({ maxLength: 500, default: '' }),
  stage: Type.Optional(Nullable(oneOf(REPORTED_STAGES))),
  happened_at: Type.String({ format: 'date-time', description: 'With an offset, such as 2026-11-23T09:00:00+01:00' }),
});
const Amount = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'What the parcel costs; missing: nothing',
});
const CollectionBody = Type.Object({
  tracking_code: Type.String({ minLength: 1, maxLength: 40 }),
  amount_kobo: Type.Optional(Amount),
  code: Type.Optional(
    Type.String({ maxLength: 100, description: 'Of a pickup: the code of its shopper, or the text of the QR code' }),
  ),
});
const Collected = Type.Object({
  tracking_code: Type.String(),
  amount_kobo: Type.Optional(Type.Integer()),
  status: Type.String(),
  repeated: Type.Boolean(),
});
const Reported = Type.Object({ tracking_code: Type.String(), status: Type.String(), repeated: Type.Boolean() });

const WATCH_EVERY_S = 300;

/**
 * Moves invoices to the shopper: vendors pack them, couriers report and hand over their parcels, staff send failed ones
 * again (docs/rules.md "Roles", "Pickup", "Failed parcels", "Life of an order").
 */
export async function fulfilmentModule(app: App): Promise<void> {
  app.get(
    '/vendor/invoices',
    {
      ...guardedFor('vendor'),
      schema: {
        tags: ['vendor'],
        querystring: listOf(VENDOR_STATUSES),
        response: answers({ 200: Page(ParcelSchema) }),
      },
    },
    async (request) => {
      const { status, ...page } = request.query;
      const { vendorId } = vendorHolder(request);
      return readParcels(app.db, { ...page, vendorId, statuses: status ? [status] : VENDOR_STATUSES });
    },
  );

  app.post(
    '/vendor/invoices/:id/pack',
    {
      ...guardedFor('vendor'),
      schema: { tags: ['vendor'], params: IdParams, response: answers({ 200: Packed }) },
    },
    async (request) => {
      const { vendorId, tokenId: token } = vendorHolder(request);
      const invoice = { invoiceId: request.params.id, vendorId, token, now: app.clock() };
      return { message: messages.packed, data: await packInvoice(app, invoice) };
    },
  );

  app.get(
    '/courier/parcels',
    {
      ...guardedFor('courier'),
      schema: { tags: ['courier'], querystring: listOf(WITH_COURIER), response: answers({ 200: Page(ParcelSchema) }) },
    },
    async (request) => {
      const { status, ...page } = request.query;
      const { shippingOption } = roleHolder(request);
      const statuses = status ? [status] : WITH_COURIER;
      return readParcels(app.db, { ...page, statuses, shippingOption, withPhone: true });
    },
  );

  app.post(
    '/courier/messages',
    {
      ...guardedFor('courier'),
      schema: {
        tags: ['courier'],
        summary: 'Reports what happened to a parcel',
        body: CourierBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: Reported }) }),
      },
    },
    async (request) => {
      const { stage = null, happened_at, ...message } = request.body;
      const { tokenId: token, shippingOption } = roleHolder(request);
      const data = await receiveCourierMessage(
        app,
        { ...message, stage, happened_at: new Date(happened_at) },
        { token, shippingOption, now: app.clock() },
      );
      return { message: messages.received, data };
    },
  );

  app.post(
    '/courier/collections',
    {
      ...guardedFor('courier'),
      schema: {
        tags: ['courier'],
        summary: 'Hands over a parcel that is paid in cash or collected with a code, and records its money',
        body: CollectionBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: Collected }) }),
      },
    },
    async (request) => {
      const { tokenId: token, shippingOption } = roleHolder(request);
      const data = await collectParcel(app, request.body, { token, shippingOption, now: app.clock() });
      return { message: data.amount_kobo === undefined ? messages.handedOver : messages.collected, data };
    },
  );

  app.get(
    '/staff/invoices',
    {
      ...guardedFor('staff'),
      schema: { tags: ['staff'], querystring: listOf(VENDOR_STATUSES), response: answers({ 200: Page(ParcelSchema) }) },
    },
    async (request) => {
      const { status, ...page } = request.query;
      const statuses = status ? [status] : VENDOR_STATUSES;
      return readParcels(app.db, { ...page, statuses, withAmounts: true });
    },
  );

  app.get(
    '/staff/invoices/:id',
    {
      ...guardedFor('staff'),
      schema: { tags: ['staff'], params: IdParams, response: answers({ 200: Single(ParcelSchema) }) },
    },
    async (request) => {
      const wanted = { invoiceId: request.params.id, statuses: VENDOR_STATUSES, page: 1, perPage: 1 };
      const [parcel] = (await readParcels(app.db, wanted)).data;
      if (!parcel) throw notFound(messages.noInvoice);
      return { data: parcel };
    },
  );

  app.post(
    '/staff/invoices/:id/send-again',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        summary: 'Sends a lost or returned parcel again, with a new tracking code',
        params: IdParams,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
        response: answers({ 200: Packed }),
      },
    },
    async (request) => {
      const { tokenId: token } = roleHolder(request);
      const wanted = { invoiceId: request.params.id, reason: request.body.reason, token, now: app.clock() };
      return { message: messages.onItsWayAgain, data: await sendAgain(app, wanted) };
    },
  );

  app.post(
    '/staff/invoices/:id/hand-over',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        summary: 'Hands over a parcel at its pickup station without the code of its shopper',
        params: IdParams,
        body: Type.Object({
          reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
          amount_kobo: Type.Optional(Amount),
        }),
        response: answers({
          200: Type.Object({ message: Type.String(), data: Type.Object({ status: Type.String() }) }),
        }),
      },
    },
    async (request) => {
      const { reason, amount_kobo: amountKobo } = request.body;
      const by = { reason, token: roleHolder(request).tokenId, now: app.clock() };
      const data = await handOverByStaff(app, { invoiceId: request.params.id, amountKobo, ...by });
      return { message: messages.handedOver, data };
    },
  );

  app.jobs.every('remind of pickups', WATCH_EVERY_S, async () => {
    await remindOfPickups(app, app.clock());
  });
  app.jobs.every('end pickups', WATCH_EVERY_S, async () => {
    await endPickups(app, app.clock());
  });
}
