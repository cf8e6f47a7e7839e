import type { SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import { messages } from '../messages';
import type { DealsData } from './deals.data';
import type { FlashDealsData } from './flash-deals.data';
import type { HotDealsData } from './hot-deals.data';
import { loadedHead } from './loaded-head';
import type { ShopByBrandData } from './shop-by-brand.data';

const PUBLIC = { access: 'open', frame: 'full', public: true, head: loadedHead } as const;

/** Addresses of what is sold for less, and by brand. */
export const dealRoutes: SliceRoute<Platform>[] = [
  defineRoute<DealsData>({
    ...PUBLIC,
    id: 'deals',
    path: '/deals',
    title: messages.titles.deals,
    load: async (args) => (await import(/* webpackChunkName: "deals" */ './deals.data')).load(args),
    screen: () => import(/* webpackChunkName: "deals" */ './deals'),
  }),
  defineRoute<FlashDealsData>({
    ...PUBLIC,
    id: 'flash-deals',
    path: '/Flash-Deals',
    title: messages.titles.flashDeals,
    load: async (args) => (await import(/* webpackChunkName: "flash-deals" */ './flash-deals.data')).load(args),
    screen: () => import(/* webpackChunkName: "flash-deals" */ './flash-deals'),
  }),
  defineRoute<HotDealsData>({
    ...PUBLIC,
    id: 'hot-deals',
    path: '/Hot-Deals',
    title: messages.titles.hotDeals,
    load: async (args) => (await import(/* webpackChunkName: "hot-deals" */ './hot-deals.data')).load(args),
    screen: () => import(/* webpackChunkName: "hot-deals" */ './hot-deals'),
  }),
  defineRoute<ShopByBrandData>({
    ...PUBLIC,
    id: 'shop-by-brand',
    path: '/Shop-By-Brand',
    title: messages.titles.shopByBrand,
    load: async (args) => (await import(/* webpackChunkName: "shop-by-brand" */ './shop-by-brand.data')).load(args),
    screen: () => import(/* webpackChunkName: "shop-by-brand" */ './shop-by-brand'),
  }),
];
