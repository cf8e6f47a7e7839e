import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Page } from '../../platform/http/envelopes';
import { SHORTLY } from './cache-headers';
import type { CountCache } from './count-cache';
import { ListQuery } from './list-query';
import { type PageRequest, readProductPage, type Scope } from './read-product-page';
import { ProductCardSchema } from './schema';
import { CategorySlug, SearchText } from './search-query';
import { searchTerms, searchWords } from './search-terms';
import { mendWords } from './suggestions/mend-words';

const schema = {
  tags: ['catalog'],
  querystring: Type.Object({ q: SearchText, category: Type.Optional(CategorySlug), ...ListQuery }),
  response: answers({
    200: Type.Object({
      ...Page(ProductCardSchema).properties,
      searched_for: Type.Optional(Type.String({ description: 'Ours: what was looked for instead, as nothing had the words' })), // prettier-ignore
    }),
  }),
};

/** GET /products/search: best matches first, or sorted like every list (spec 1 §7). A slip of the pen is forgiven. */
export function searchProducts(app: App, counts: CountCache): void {
  app.get('/products/search', { schema }, async (request, reply) => {
    const { q, category, ...page } = request.query;
    if (q.trim() === '') throw unprocessable({ q: ['The q field is required.'] });
    const found = await search({ db: app.db, counts }, searchWords(q), category, page);
    reply.header('cache-control', SHORTLY);
    return found;
  });
}

async function search(
  sources: { db: Kysely<Database>; counts: CountCache },
  words: string[],
  category: string | undefined,
  page: PageRequest,
) {
  const scope = scopeOf(words, category);
  if (scope === null) {
    return { data: [], pagination: { current_page: page.page, total: 0, perPage: page.perPage } };
  }
  const found = await readProductPage(sources, scope, page);
  if (found.pagination.total > 0) return found;
  const mended = await mendWords(sources.db, words);
  const other = mended.some((word, index) => word !== words[index]) ? scopeOf(mended, category) : null;
  if (other === null) return found;
  return { ...(await readProductPage(sources, other, page)), searched_for: mended.join(' ') };
}

function scopeOf(words: string[], category: string | undefined): Scope | null {
  const terms = searchTerms(words);
  if (terms === null) return null;
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
