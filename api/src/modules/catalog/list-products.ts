import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Page } from '../../platform/http/envelopes';
import { SHORTLY } from './cache-headers';
import type { CountCache } from './count-cache';
import { ListQuery } from './list-query';
import { ALL_PRODUCTS, readProductPage } from './read-product-page';
import { ProductCardSchema } from './schema';

const schema = {
  tags: ['catalog'],
  querystring: Type.Object(ListQuery),
  response: answers({ 200: Page(ProductCardSchema) }),
};

/** GET /products: the shop and the home page (spec 1 §7). */
export function listProducts(app: App, counts: CountCache): void {
  app.get('/products', { schema }, async (request, reply) => {
    reply.header('cache-control', SHORTLY);
    return readProductPage({ db: app.db, counts }, ALL_PRODUCTS, request.query);
  });
}
