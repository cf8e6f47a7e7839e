import './tables';
import type { App } from '../../platform/app';
import { CountCache } from './count-cache';
import { listCategories } from './list-categories';
import { listProducts } from './list-products';
import { listReviews } from './list-reviews';
import { listShelfProducts } from './list-shelf-products';
import { searchProducts } from './search-products';
import { showProduct } from './show-product';
import { refreshSearchTerms } from './suggestions/refresh-search-terms';
import { suggest } from './suggestions/suggest';

const REFRESH_SEARCH_TERMS_S = 3600;

/** What can be bought: lists, search, product pages, categories, reviews (spec 1 §7). */
export async function catalogModule(app: App): Promise<void> {
  const counts = new CountCache();
  listProducts(app, counts);
  searchProducts(app, counts);
  suggest(app);
  showProduct(app);
  listReviews(app);
  listShelfProducts(app, counts);
  listCategories(app);
  // In a session of its own: on a large catalogue it may take longer than a statement may.
  app.jobs.every('refresh search terms', REFRESH_SEARCH_TERMS_S, () => app.database.session(refreshSearchTerms));
}
