import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { drawDocument, prepareDocuments } from './draw-document';
import { readDocument } from './read-document';

/** Drawing takes the processor for some tens of milliseconds. */
const PER_SHOPPER: RateLimit = { name: 'documents', points: 30, seconds: 900 };

/** Invoices as PDF documents. */
export async function invoiceDocumentsModule(app: App): Promise<void> {
  const { brand, contact, legal } = app.config;
  const marketplace = { ...contact, ...legal, name: legal.name ?? brand, address: legal.address ?? contact.address };

  // After the start, so that neither the start nor the first shopper waits for it.
  app.addHook('onListen', () => prepareDocuments(app.config.apiDir));

  app.get(
    '/invoices/:id/document',
    {
      exposeHeadRoute: false,
      onRequest: requireSignedIn,
      preHandler: rateLimit(PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags: ['orders'],
        summary: 'A paid invoice as PDF, in base64: a browser cannot send its token with a link',
        params: IdParams,
        response: answers({
          200: Single(Type.Object({ name: Type.String(), type: Type.String(), base64: Type.String() })),
        }),
      },
    },
    async (request) => {
      const wanted = { userId: signedIn(request).id, invoiceId: request.params.id };
      const invoice = await readDocument(app.db, wanted);
      if (!invoice) throw notFound('Invoice not found.');
      const pdf = await drawDocument(invoice, { marketplace, apiDir: app.config.apiDir });
      const name = `invoice-${invoice.number}.pdf`;
      return { data: { name, type: 'application/pdf', base64: pdf.toString('base64') } };
    },
  );
}
