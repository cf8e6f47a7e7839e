import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Id, IdParams, List, NoContent, Nullable } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { addAlert, readAlerts, removeAlert } from './change-alerts';
import { tellOfEnd, tellOfStock } from './tell-of-stock';

const tags = ['stock alerts'];
const TELL_EVERY_S = 60;

const Variant = Type.Object({ variant: Type.Optional(Nullable(Id)) });
const AlertSchema = Type.Object({ product_id: Type.Integer(), variant_id: Nullable(Type.Integer()) });

/** "Notify me" of sold-out products: the shopper's alerts, and the job that tells when they are back. */
export async function stockAlertsModule(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get('/stock-alerts', { schema: { tags, response: answers({ 200: List(AlertSchema) }) } }, async (request) => ({
    data: await readAlerts(app.db, signedIn(request).id),
  }));

  app.post(
    '/stock-alerts/:id',
    {
      schema: {
        tags,
        summary: 'Tells the shopper, once, when the product or variant is in stock again',
        params: IdParams,
        body: Nullable(Variant),
        response: answers({ 204: NoContent }),
      },
    },
    async (request, reply) => {
      const variantId = request.body?.variant ?? null;
      const wanted = { userId: signedIn(request).id, productId: request.params.id, variantId, now: app.clock() };
      if (!(await addAlert(app.db, wanted))) throw notFound();
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/stock-alerts/:id',
    { schema: { tags, params: IdParams, querystring: Variant, response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      const variantId = request.query.variant ?? null;
      await removeAlert(app.db, { userId: signedIn(request).id, productId: request.params.id, variantId });
      return reply.code(204).send(null);
    },
  );

  app.jobs.every('tell of stock', TELL_EVERY_S, async () => {
    await tellOfStock(app, app.clock());
    await tellOfEnd(app.db, app.clock());
  });
}
