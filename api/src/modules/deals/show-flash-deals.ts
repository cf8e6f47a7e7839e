import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from '../../platform/http/cache-headers';
import { ProductCardSchema } from '../catalog/public';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readFlashDeals } from './read-flash-deals';
import { readUsedDeals } from './read-used-deals';

const Count = Type.Integer({ minimum: 0 });
const Moment = Type.String({ format: 'date-time' });

const CampaignSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  promo_code: Type.String({ description: 'Code to enter at checkout' }),
  starts_at: Moment,
  ends_at: Moment,
  offers: Type.Array(
    Type.Object({
      product: ProductCardSchema,
      flash_price: Type.Number({ description: 'Naira' }),
      quantity: Count,
      sold: Count,
      left: Count,
    }),
  ),
});

const schema = {
  tags: ['deals'],
  response: answers({
    200: Single(Type.Object({ now: Moment, current: Nullable(CampaignSchema), next: Nullable(CampaignSchema) })),
  }),
};

const usedSchema = {
  tags: ['deals'],
  response: answers({ 200: Single(Type.Object({ product_ids: Type.Array(Type.Integer()) })) }),
};

/**
 * GET /flash-deals (ours): the current campaign and the next one, with the server time. GET /flash-deals/used (ours):
 * products whose flash price the shopper has used.
 */
export function showFlashDeals(app: App): void {
  app.get('/flash-deals', { schema }, async (_request, reply) => {
    // A countdown needs the current server time.
    reply.header('cache-control', ASK_EACH_TIME);
    return { data: await readFlashDeals(app.db, app.clock()) };
  });

  // Lists and product pages are the same for everybody; with this, the browser hides the deals of this shopper.
  app.get('/flash-deals/used', { schema: usedSchema, onRequest: requireSignedIn }, async (request) => ({
    data: { product_ids: await readUsedDeals(app.db, signedIn(request).id, app.clock()) },
  }));
}
