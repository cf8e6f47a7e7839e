import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import {
  createListSources,
  ListQuery,
  ProductCardSchema,
  ProductPageSchema,
  readChoices,
  readFirstProducts,
  readProductPage,
  type Scope,
} from '../catalog/public';

const tags = ['deals'];
/** Limit of a list without pages. */
const MOST = 200;

/** Products below their usual price. */
const DEALS: Scope = { key: 'deals', where: sql`p.selling_price_kobo < p.original_price_kobo` };

/** GET /deals and, in pages, GET /deals/all: newest first (CAT-CALL-017, CAT-CALL-018). */
export function listDeals(app: App): void {
  const sources = createListSources(app);

  app.get(
    '/deals',
    {
      schema: {
        tags,
        querystring: Type.Object({
          perPage: Type.Integer({ minimum: 1, maximum: MOST, default: MOST, description: 'Ours: maximum number' }),
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
