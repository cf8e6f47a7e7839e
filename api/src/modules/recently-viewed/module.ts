import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Id } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { SHORTLY } from '../../platform/http/cache-headers';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { ProductCardSchema } from '../catalog/public';
import { createFlashPrices } from '../flash-prices/public';
import { MOST_RECENT, noteViewed } from './note-viewed';
import { countWithdrawn, readByIds, readViewed } from './read-viewed';
import { VIEWED_DAYS } from './personal-data';

const VIEWS_PER_SHOPPER: RateLimit = { name: 'recent-products', points: 600, seconds: 3600 };

const tags = ['catalog'];
const Cards = Type.Object({
  products: Type.Array(ProductCardSchema),
  withdrawn: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'How many products the shopper viewed that are no longer sold; missing: none',
    }),
  ),
});
const IDS = /^\d{1,15}(,\d{1,15})*$/;

/** Recently viewed products; the body carries `products` and `data.products` (API-FIELD-024). */
export async function recentlyViewedModule(app: App): Promise<void> {
  const flash = createFlashPrices(app);
  deleteAfter(app, {
    job: 'clean up viewed products',
    table: 'recent_products',
    since: 'viewed_at',
    days: VIEWED_DAYS,
  });
  app.get(
    '/products/recent',
    {
      schema: {
        tags,
        summary: 'Of the signed-in shopper; or, for a guest with a local list, the comma-separated `product_ids`',
        querystring: Type.Object({ product_ids: Type.Optional(Type.String({ maxLength: 1000 })) }),
        response: answers({ 200: Type.Object({ ...Cards.properties, data: Cards }) }),
      },
    },
    async (request, reply) => {
      const { product_ids } = request.query;
      const { cards, withdrawn } = await (product_ids === undefined ? ofViewer() : listed(product_ids));
      const found = { products: await flash.forAll(cards), ...(withdrawn > 0 && { withdrawn }) };
      return { ...found, data: found };

      async function ofViewer() {
        await requireSignedIn(request);
        const { id } = signedIn(request);
        const [cards, withdrawn] = await Promise.all([readViewed(app.db, id), countWithdrawn(app.db, id)]);
        return { cards, withdrawn };
      }
      /** The browser of a guest knows which of its products are missing. */
      async function listed(ids: string) {
        return { cards: await readByIds(app.db, idsOf(ids)), withdrawn: 0 };
      }
      function idsOf(text: string): number[] {
        if (!IDS.test(text)) throw unprocessable({ product_ids: ['product_ids must be ids separated by commas'] });
        reply.header('cache-control', SHORTLY);
        return [...new Set(text.split(',').map(Number))].slice(0, MOST_RECENT);
      }
    },
  );

  app.post(
    '/products/recent',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(VIEWS_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'Records one product, or several, newest first',
        body: Type.Object({
          product_id: Type.Optional(Id),
          product_ids: Type.Optional(Type.Array(Id, { maxItems: 200 })),
        }),
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { product_id, product_ids = [] } = request.body;
      const productIds = product_id === undefined ? product_ids : [product_id, ...product_ids];
      if (productIds.length === 0) throw unprocessable({ product_id: ['product_id is required'] });
      await noteViewed(app.db, { userId: signedIn(request).id, productIds, now: app.clock() });
      return { message: 'Noted.' };
    },
  );
}
