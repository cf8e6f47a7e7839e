import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from './cache-headers';
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
  app.get('/products/:idOrSlug', { schema }, async (request, reply) => {
    const row = await readProduct(app.db, request.params.idOrSlug);
    reply.header('cache-control', ASK_EACH_TIME);
    return { data: presentProduct(row) };
  });
}
