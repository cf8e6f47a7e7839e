import { readText } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { readChoices, readFilters } from './filters/read-filters';
import { ListQuery } from './list-query';
import type { ListSources } from './list-sources';
import { presentCard } from './present-card';
import { readCards } from './read-cards';
import { ProductPageSchema } from './schema';
import type { SearchEngine } from './search/search-engine';
import { SearchText } from './search-query';

const schema = {
  tags: ['catalog'],
  querystring: Type.Object({ q: SearchText, ...ListQuery }),
  response: answers({
    200: Type.Object({
      ...ProductPageSchema.properties,
      searched_for: Type.Optional(
        Type.String({ description: 'Ours: the corrected search, when the typed one finds nothing' }),
      ),
    }),
  }),
};

/** GET /products/search: best matches first, or sorted like every list (CAT-CALL-009). Corrects typos. */
export function searchProducts(app: App, engine: SearchEngine, { flash }: ListSources): void {
  app.get('/products/search', { schema, preValidation: readChoices }, async (request, reply) => {
    const { page, perPage, sort, facets } = request.query;
    const q = readText(request.query.q);
    if (q === '') throw unprocessable({ q: ['The q field is required.'] });
    const found = await engine.search({
      text: q,
      filters: readFilters(request.query),
      offset: (page - 1) * perPage,
      limit: perPage,
      facets: facets === '1',
      ...(sort && { sort }),
    });
    const rows = await readCards(app.db, found.ids);
    reply.header('cache-control', SHORTLY);
    return {
      data: await flash.forAll(rows.map(presentCard)),
      pagination: { current_page: page, total: found.total, perPage },
      ...(found.searchedFor !== undefined && { searched_for: found.searchedFor }),
      ...(found.facets && { facets: found.facets }),
    };
  });
}
