import './tables';
import type { App } from '../../platform/app';
import type { CatalogNeeds } from './catalog-needs';
import { listCategories } from './list-categories';
import { listProducts } from './list-products';
import { listReviews } from './list-reviews';
import { listCategoryProducts } from './list-category-products';
import { createListSources } from './list-sources';
import { PostgresSearch } from './search/postgres-search';
import { searchProducts } from './search-products';
import { showProduct } from './show-product';
import { refreshSearch } from './search/refresh-search';
import { suggest } from './suggestions/suggest';

const REFRESH_SEARCH_S = 3600;

/** The catalogue: lists, search, product pages, categories, reviews. */
export async function catalogModule(app: App, needs: CatalogNeeds): Promise<void> {
  const sources = createListSources(app);
  const engine = new PostgresSearch(sources);
  listProducts(app, sources);
  searchProducts(app, engine, sources);
  suggest(app, engine, sources);
  showProduct(app, sources, needs);
  listReviews(app);
  listCategoryProducts(app, sources);
  listCategories(app);
  app.jobs.every('refresh search terms', REFRESH_SEARCH_S, () => refreshSearch(app.db));
}
