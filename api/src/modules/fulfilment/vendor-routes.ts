import type { App } from '../../platform/app';
import { answers, IdParams, Page } from '../../platform/http/envelopes';
import { guardedFor, vendorHolder } from '../role-tokens/public';
import { messages } from './messages';
import { packInvoice } from './pack-invoice';
import { listOf, Packed, ParcelSchema } from './parcel-schema';
import { readParcels, VENDOR_STATUSES } from './read-parcels';

/** Vendors read their invoices and pack them. */
export function vendorRoutes(app: App): void {
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
}
