import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { messages } from '../messages';
import { definePage } from './define-page';
import type { DealsData } from './deals/data';
import { LIST_QUERY } from './list-query';
import type { FlashDealsData } from './flash-deals/data';
import type { HotDealsData } from './hot-deals/data';
import type { ShopByBrandData } from './shop-by-brand/data';

const PUBLIC = { access: 'open', frame: 'full', public: true, query: [] as string[] } as const;

/** Routes of the deals and of the brands. */
export const dealRoutes: SliceRoute<Platform>[] = [
  definePage<DealsData>({
    ...PUBLIC,
    id: 'deals',
    path: '/deals',
    title: messages.titles.deals,
    query: LIST_QUERY,
    data: () => import(/* webpackChunkName: "list-data" */ './deals/data'),
    screen: () => import(/* webpackChunkName: "deals" */ './deals/page'),
  }),
  definePage<FlashDealsData>({
    ...PUBLIC,
    id: 'flash-deals',
    path: '/Flash-Deals',
    title: messages.titles.flashDeals,
    data: () => import(/* webpackChunkName: "deal-data" */ './flash-deals/data'),
    screen: () => import(/* webpackChunkName: "flash-deals" */ './flash-deals/page'),
  }),
  definePage<HotDealsData>({
    ...PUBLIC,
    id: 'hot-deals',
    path: '/Hot-Deals',
    title: messages.titles.hotDeals,
    data: () => import(/* webpackChunkName: "deal-data" */ './hot-deals/data'),
    screen: () => import(/* webpackChunkName: "hot-deals" */ './hot-deals/page'),
  }),
  definePage<ShopByBrandData>({
    ...PUBLIC,
    id: 'shop-by-brand',
    path: '/Shop-By-Brand',
    title: messages.titles.shopByBrand,
    data: () => import(/* webpackChunkName: "deal-data" */ './shop-by-brand/data'),
    screen: () => import(/* webpackChunkName: "shop-by-brand" */ './shop-by-brand/page'),
  }),
];
