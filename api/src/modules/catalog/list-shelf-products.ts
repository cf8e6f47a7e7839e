import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, Page } from '../../platform/http/envelopes';
import { SHORTLY } from './cache-headers';
import type { CountCache } from './count-cache';
import { findCategory, findSubcategoryOrCategory, type Shelf } from './find-shelf';
import { ListQuery } from './list-query';
import { type PageRequest, readFirstProducts, readProductPage } from './read-product-page';
import { ProductCardSchema } from './schema';

const RECOMMENDED = 12;
const tags = ['catalog'];
const params = Type.Object({ slug: Type.String() });
const querystring = Type.Object(ListQuery);
/** Spec 2 §3, "category with products". */
const ShelfPage = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  category: Type.Object({ title: Type.String(), slug: Type.String() }),
  ...Page(ProductCardSchema).properties,
});

/** The lists of a category and of a subcategory (spec 1 §7). */
export function listShelfProducts(app: App, counts: CountCache): void {
  const page = async ({ scope, ...shelf }: Shelf, request: PageRequest) => ({
    ...shelf,
    ...(await readProductPage({ db: app.db, counts }, scope, request)),
  });

  app.get(
    '/categories/:slug/products',
    { schema: { tags, params, querystring, response: answers({ 200: ShelfPage }) } },
    async (request, reply) => {
      const category = await findCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return page(category, request.query);
    },
  );

  app.get(
    '/subcategories/:slug',
    { schema: { tags, params, querystring, response: answers({ 200: ShelfPage }) } },
    async (request, reply) => {
      const shelf = await findSubcategoryOrCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return page(shelf, request.query);
    },
  );

  app.get(
    '/categories/:slug/recommended',
    { schema: { tags, params, response: answers({ 200: List(ProductCardSchema) }) } },
    async (request, reply) => {
      const { scope } = await findCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return { data: await readFirstProducts(app.db, scope, 'popularity', RECOMMENDED) };
    },
  );
}
