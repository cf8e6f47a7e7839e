import { ACCOUNT_PAGES, type SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import type { Data as CoinsHistory } from '../routes/coins-history/data';
import type { Data as Dashboard } from '../routes/dashboard/data';
import type { Data as MyOrders } from '../routes/my-orders/data';
import type { Data as Details } from '../routes/order-details/data';
import type { Data as RetryPayment } from '../routes/invoice/data';
import type { Data as ReviewProduct } from '../routes/review-product/data';
import type { Data as ViewTracking } from '../routes/view-tracking/data';
import { titles } from '../titles';

const ofOneShopper = { access: 'signed-in', frame: 'account', public: false } as const;

export const routes: SliceRoute<Platform>[] = [
  defineRoute<MyOrders>({
    ...ofOneShopper,
    id: 'my-orders',
    path: '/my-orders',
    title: titles.myOrders,
    sidebar: ACCOUNT_PAGES['/my-orders'],
    load: async (args) => (await import(/* webpackChunkName: "my-orders" */ '../routes/my-orders/data')).load(args),
    screen: () => import(/* webpackChunkName: "my-orders" */ '../routes/my-orders/page'),
  }),
  defineRoute<Details>({
    ...ofOneShopper,
    id: 'order-details',
    path: '/order-details/:id/:invoice',
    title: titles.details,
    load: async (args) =>
      (await import(/* webpackChunkName: "order-details" */ '../routes/order-details/data')).load(args),
    screen: () => import(/* webpackChunkName: "order-details" */ '../routes/order-details/page'),
  }),
  defineRoute<CoinsHistory>({
    ...ofOneShopper,
    id: 'coins-history',
    path: '/coins-history',
    title: titles.coinsHistory,
    sidebar: ACCOUNT_PAGES['/coins-history'],
    load: async (args) =>
      (await import(/* webpackChunkName: "coins-history" */ '../routes/coins-history/data')).load(args),
    screen: () => import(/* webpackChunkName: "coins-history" */ '../routes/coins-history/page'),
  }),
  defineRoute<Dashboard>({
    ...ofOneShopper,
    id: 'dashboard',
    path: '/Dashboard',
    title: titles.dashboard,
    sidebar: ACCOUNT_PAGES['/Dashboard'],
    load: async (args) => (await import(/* webpackChunkName: "dashboard" */ '../routes/dashboard/data')).load(args),
    screen: () => import(/* webpackChunkName: "dashboard" */ '../routes/dashboard/page'),
  }),
  defineRoute<ViewTracking>({
    ...ofOneShopper,
    id: 'view-tracking',
    path: '/view-tracking',
    title: titles.viewTracking,
    load: async (args) =>
      (await import(/* webpackChunkName: "view-tracking" */ '../routes/view-tracking/data')).load(args),
    screen: () => import(/* webpackChunkName: "view-tracking" */ '../routes/view-tracking/page'),
  }),
  defineRoute<ReviewProduct>({
    ...ofOneShopper,
    id: 'review-product',
    path: '/review-product',
    title: titles.reviewProduct,
    load: async (args) =>
      (await import(/* webpackChunkName: "review-product" */ '../routes/review-product/data')).load(args),
    screen: () => import(/* webpackChunkName: "review-product" */ '../routes/review-product/page'),
  }),
  defineRoute<RetryPayment>({
    ...ofOneShopper,
    id: 'invoice',
    path: '/invoice',
    title: titles.invoice,
    frame: 'full',
    load: async (args) => (await import(/* webpackChunkName: "invoice" */ '../routes/invoice/data')).load(args),
    screen: () => import(/* webpackChunkName: "invoice" */ '../routes/invoice/page'),
  }),
  defineRoute({
    id: 'track-order',
    path: '/track-order',
    title: titles.trackOrder,
    access: 'open',
    frame: 'full',
    public: true,
    query: ['reference'],
    head: () => ({ canonical: '/track-order', description: titles.trackOrderDescription }),
    screen: () => import(/* webpackChunkName: "track-order" */ '../routes/track-order/page'),
  }),
];
