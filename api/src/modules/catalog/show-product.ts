import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from '../../platform/http/cache-headers';
import { SingleFlight } from '../../platform/caching/single-flight';
import { presentProduct } from './present-product';
import { readProduct } from './read-product';
import { ProductSchema } from './schema';

const schema = {
  tags: ['catalog'],
  params: Type.Object({ idOrSlug: Type.String() }),
  response: answers({ 200: Single(ProductSchema) }),
};

/** GET /products/{slug or id} (spec 1 §7). */
export function showProduct(app: App): void {
  const reading = new SingleFlight<ReturnType<typeof presentProduct>>();
  app.get('/products/:idOrSlug', { schema }, async (request, reply) => {
    const { idOrSlug } = request.params;
    const data = await reading.get(idOrSlug, async () => presentProduct(await readProduct(app.db, idOrSlug)));
    reply.header('cache-control', ASK_EACH_TIME);
    return { data };
  });
}
