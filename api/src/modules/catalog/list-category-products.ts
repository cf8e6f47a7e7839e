import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { readChoices } from './filters/read-filters';
import { findCategory, findSubcategoryOrCategory, type FoundCategory } from './find-category';
import { ListQuery } from './list-query';
import type { ListSources } from './list-sources';
import { type PageRequest, readFirstProducts, readProductPage } from './read-product-page';
import { ProductCardSchema, ProductPageSchema } from './schema';

const RECOMMENDED = 12;
const tags = ['catalog'];
const params = Type.Object({ slug: Type.String() });
const querystring = Type.Object(ListQuery);
/** The fields of API-FIELD-025. */
const CategoryPage = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  category: Type.Object({ title: Type.String(), slug: Type.String() }),
  ...ProductPageSchema.properties,
});

/** The lists of a category and of a subcategory (CAT-CALL-002, CAT-CALL-006). */
export function listCategoryProducts(app: App, sources: ListSources): void {
  const page = async ({ scope, ...subcategory }: FoundCategory, request: PageRequest) => ({
    ...subcategory,
    ...(await readProductPage(sources, scope, request)),
  });

  app.get(
    '/categories/:slug/products',
    { schema: { tags, params, querystring, response: answers({ 200: CategoryPage }) }, preValidation: readChoices },
    async (request, reply) => {
      const category = await findCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return page(category, request.query);
    },
  );

  app.get(
    '/subcategories/:slug',
    { schema: { tags, params, querystring, response: answers({ 200: CategoryPage }) }, preValidation: readChoices },
    async (request, reply) => {
      const subcategory = await findSubcategoryOrCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return page(subcategory, request.query);
    },
  );

  app.get(
    '/categories/:slug/recommended',
    { schema: { tags, params, response: answers({ 200: List(ProductCardSchema) }) } },
    async (request, reply) => {
      const { scope } = await findCategory(app.db, request.params.slug);
      reply.header('cache-control', SHORTLY);
      return { data: await readFirstProducts(sources, scope, 'popularity', RECOMMENDED) };
    },
  );
}
