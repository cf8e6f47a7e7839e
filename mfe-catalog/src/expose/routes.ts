import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { HomeData } from '../features/home/load-home';
import { panelsCode } from '../features/product/panels/panels-code';
import type { ProductData } from '../features/product/product-view';
import { messages } from '../messages';
import { contentRoutes } from '../routes/content-routes';
import type { CategoryData } from '../routes/category/data';
import { definePage } from '../routes/define-page';
import type { EditorialData } from '../routes/editorial/data';
import { dealRoutes } from '../routes/deal-routes';
import { LIST_QUERY } from '../routes/list-query';
import type { SearchData } from '../routes/search/data';
import type { ShopData } from '../routes/shop/data';
import { storeRoutes } from '../routes/store-routes';

const PUBLIC = { access: 'open', frame: 'full', public: true, query: [] as string[] } as const;

/** The addresses of the catalog. `/:slug` matches what no other route of the shop claims. */
export const routes: SliceRoute<Platform>[] = [
  definePage<HomeData>({
    ...PUBLIC,
    id: 'home',
    path: '/',
    title: messages.home.title,
    data: () => import(/* webpackChunkName: "home-data" */ '../routes/home/data'),
    screen: () => import(/* webpackChunkName: "home" */ '../routes/home/page'),
  }),
  definePage<ShopData>({
    ...PUBLIC,
    id: 'shop',
    path: '/shop',
    title: messages.listing.shop,
    query: LIST_QUERY,
    data: () => import(/* webpackChunkName: "list-data" */ '../routes/shop/data'),
    screen: () => import(/* webpackChunkName: "shop" */ '../routes/shop/page'),
  }),
  definePage<CategoryData>({
    ...PUBLIC,
    id: 'category',
    path: '/shop/:slug',
    title: messages.listing.shop,
    query: LIST_QUERY,
    data: () => import(/* webpackChunkName: "list-data" */ '../routes/category/data'),
    screen: () => import(/* webpackChunkName: "category" */ '../routes/category/page'),
  }),
  definePage<SearchData>({
    ...PUBLIC,
    id: 'search',
    path: '/search/:query',
    title: messages.listing.search,
    query: LIST_QUERY,
    data: () => import(/* webpackChunkName: "list-data" */ '../routes/search/data'),
    screen: () => import(/* webpackChunkName: "search" */ '../routes/search/page'),
  }),
  definePage<EditorialData>({
    ...PUBLIC,
    id: 'editorial',
    path: '/editorial/:pageSlug',
    title: messages.editorial.title,
    data: () => import(/* webpackChunkName: "editorial-data" */ '../routes/editorial/data'),
    screen: () => import(/* webpackChunkName: "editorial" */ '../routes/editorial/page'),
  }),
  ...contentRoutes,
  ...dealRoutes,
  ...storeRoutes,
  definePage<ProductData>({
    ...PUBLIC,
    id: 'product',
    path: '/:slug',
    title: messages.product.title,
    query: ['variant'],
    data: () => {
      panelsCode.load().catch(() => undefined); // in parallel; the screen handles a failure
      return import(/* webpackChunkName: "product-data" */ '../routes/product/data');
    },
    screen: () => import(/* webpackChunkName: "product" */ '../routes/product/page'),
  }),
];
