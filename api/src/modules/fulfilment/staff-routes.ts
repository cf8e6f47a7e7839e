import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, Page, Single } from '../../platform/http/envelopes';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { messages } from './messages';
import { Amount, listOf, Packed, ParcelSchema } from './parcel-schema';
import { handOverByStaff } from './pickup/hand-over-by-staff';
import { readParcels, VENDOR_STATUSES } from './read-parcels';
import { sendAgain } from './send-again';

/** Staff read all invoices, send failed parcels again and hand over pickups without their code. */
export function staffRoutes(app: App): void {
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
}
