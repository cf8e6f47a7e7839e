import type { SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import type { HomeData } from '../features/home/load-home';
import type { ProductData } from '../features/product/product-view';
import { messages } from '../messages';
import { homeHead } from '../routes/home.head';
import { contentRoutes } from '../routes/content-routes';
import type { CategoryData } from '../routes/category.data';
import type { EditorialData } from '../routes/editorial.data';
import { dealRoutes } from '../routes/deal-routes';
import { editorialHead } from '../routes/editorial.head';
import { categoryHead, searchHead, shopHead } from '../routes/listing.head';
import { productHead } from '../routes/product.head';
import type { SearchData } from '../routes/search.data';
import type { ShopData } from '../routes/shop.data';
import { storeRoutes } from '../routes/store-routes';

const PUBLIC = { access: 'open', frame: 'full', public: true } as const;

/** The addresses of the catalog. `/:slug` takes what no other route of the shop claims. */
export const routes: SliceRoute<Platform>[] = [
  defineRoute<HomeData>({
    ...PUBLIC,
    id: 'home',
    path: '/',
    title: messages.home.title,
    load: async (args) => (await import(/* webpackChunkName: "home" */ '../routes/home.data')).load(args),
    head: homeHead,
    screen: () => import(/* webpackChunkName: "home" */ '../routes/home'),
  }),
  defineRoute<ShopData>({
    ...PUBLIC,
    id: 'shop',
    path: '/shop',
    title: messages.listing.shop,
    load: async (args) => (await import(/* webpackChunkName: "shop" */ '../routes/shop.data')).load(args),
    head: shopHead,
    screen: () => import(/* webpackChunkName: "shop" */ '../routes/shop'),
  }),
  defineRoute<CategoryData>({
    ...PUBLIC,
    id: 'category',
    path: '/shop/:slug',
    title: messages.listing.shop,
    load: async (args) => (await import(/* webpackChunkName: "category" */ '../routes/category.data')).load(args),
    head: categoryHead,
    screen: () => import(/* webpackChunkName: "category" */ '../routes/category'),
  }),
  defineRoute<SearchData>({
    ...PUBLIC,
    id: 'search',
    path: '/search/:query',
    title: messages.listing.search,
    load: async (args) => (await import(/* webpackChunkName: "search" */ '../routes/search.data')).load(args),
    head: searchHead,
    screen: () => import(/* webpackChunkName: "search" */ '../routes/search'),
  }),
  defineRoute<EditorialData>({
    ...PUBLIC,
    id: 'editorial',
    path: '/editorial/:pageSlug',
    title: messages.editorial.title,
    load: async (args) => (await import(/* webpackChunkName: "editorial" */ '../routes/editorial.data')).load(args),
    head: editorialHead,
    screen: () => import(/* webpackChunkName: "editorial" */ '../routes/editorial'),
  }),
  ...contentRoutes,
  ...dealRoutes,
  ...storeRoutes,
  defineRoute<ProductData>({
    ...PUBLIC,
    id: 'product',
    path: '/:slug',
    title: messages.product.title,
    load: async (args) => (await import(/* webpackChunkName: "product" */ '../routes/product.data')).load(args),
    head: productHead,
    screen: () => import(/* webpackChunkName: "product" */ '../routes/product'),
  }),
];
