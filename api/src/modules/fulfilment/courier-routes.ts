import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Page } from '../../platform/http/envelopes';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { collectParcel } from './collect-parcel';
import { messages } from './messages';
import { Amount, listOf, oneOf, ParcelSchema } from './parcel-schema';
import { REPORTED_STAGES } from './parcel-stages';
import { readParcels, WITH_COURIER } from './read-parcels';
import { receiveCourierMessage } from './receive-courier-message';

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

/** Couriers read their parcels, report about them and hand them over. */
export function courierRoutes(app: App): void {
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
}
