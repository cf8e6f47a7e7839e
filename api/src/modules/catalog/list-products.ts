import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { readChoices } from './filters/read-filters';
import { ListQuery } from './list-query';
import { ALL_PRODUCTS } from './list-scope';
import type { ListSources } from './list-sources';
import { readProductPage } from './read-product-page';
import { ProductPageSchema } from './schema';

const schema = {
  tags: ['catalog'],
  querystring: Type.Object(ListQuery),
  response: answers({ 200: ProductPageSchema }),
};

/** GET /products: the shop and the home page (CAT-CALL-004, CAT-CALL-005). */
export function listProducts(app: App, sources: ListSources): void {
  app.get('/products', { schema, preValidation: readChoices }, async (request, reply) => {
    reply.header('cache-control', SHORTLY);
    return readProductPage(sources, ALL_PRODUCTS, request.query);
  });
}
