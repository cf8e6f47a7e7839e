import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Page } from '../../platform/http/envelopes';
import { SHORTLY } from './cache-headers';
import type { CountCache } from './count-cache';
import { ListQuery } from './list-query';
import { readProductPage, type Scope } from './read-product-page';
import { ProductCardSchema } from './schema';
import { searchTerms } from './search-terms';

const LONGEST_QUERY = 200;

const schema = {
  tags: ['catalog'],
  querystring: Type.Object({
    q: Type.String({ minLength: 1, maxLength: LONGEST_QUERY }),
    category: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,120}$', description: 'Slug of a category' })),
    ...ListQuery,
  }),
  response: answers({ 200: Page(ProductCardSchema) }),
};

/** GET /products/search: best matches first, or sorted like every list (spec 1 §7). */
export function searchProducts(app: App, counts: CountCache): void {
  app.get('/products/search', { schema }, async (request, reply) => {
    const { q, category, ...page } = request.query;
    if (q.trim() === '') throw unprocessable({ q: ['The q field is required.'] });
    reply.header('cache-control', SHORTLY);
    const terms = searchTerms(q);
    if (terms === null) {
      return { data: [], pagination: { current_page: page.page, total: 0, perPage: page.perPage } };
    }
    return readProductPage({ db: app.db, counts }, scopeOf(terms, category), page);
  });
}

function scopeOf(terms: string, category: string | undefined): Scope {
  const query = sql`to_tsquery('english', ${terms})`;
  const inCategory =
    category === undefined
      ? sql`true`
      : sql`p.category_id = (select c.id from categories c where c.slug = ${category.toLowerCase()})`;
  return {
    key: `search ${category ?? ''} ${terms}`,
    where: sql`p.search_vector @@ ${query} and ${inCategory}`,
    relevance: sql`ts_rank(p.search_vector, ${query}) desc, p.popularity desc`,
  };
}
