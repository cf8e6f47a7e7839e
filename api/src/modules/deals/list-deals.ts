import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List } from '../../platform/http/envelopes';
import { SHORTLY } from '../catalog/cache-headers';
import { readChoices } from '../catalog/filters/read-filters';
import { ListQuery } from '../catalog/list-query';
import type { Scope } from '../catalog/list-scope';
import { createListSources } from '../catalog/list-sources';
import { readFirstProducts, readProductPage } from '../catalog/read-product-page';
import { ProductCardSchema, ProductPageSchema } from '../catalog/schema';

const tags = ['deals'];
/** Of a list without pages (wire). */
const MOST = 200;

/** Everything below its usual price. */
const DEALS: Scope = { key: 'deals', where: sql`p.selling_price_kobo < p.original_price_kobo` };

/** GET /deals and, in pages, GET /deals/all: the newest first (spec 2 §7). */
export function listDeals(app: App): void {
  const sources = createListSources(app.db);

  app.get(
    '/deals',
    {
      schema: {
        tags,
        querystring: Type.Object({
          perPage: Type.Integer({ minimum: 1, maximum: MOST, default: MOST, description: 'Ours: no more than these' }),
        }),
        response: answers({ 200: List(ProductCardSchema) }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', SHORTLY);
      return { data: await readFirstProducts(sources, DEALS, 'latest', request.query.perPage) };
    },
  );

  app.get(
    '/deals/all',
    {
      preValidation: readChoices,
      schema: { tags, querystring: Type.Object(ListQuery), response: answers({ 200: ProductPageSchema }) },
    },
    async (request, reply) => {
      reply.header('cache-control', SHORTLY);
      return readProductPage(sources, DEALS, request.query);
    },
  );
}
