import { ACCOUNT_PAGES, type SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import type { Data as MyOrders } from '../routes/my-orders.data';
import type { Data as Details } from '../routes/order-details.data';
import { titles } from '../titles';

const ofOneShopper = { access: 'signed-in', frame: 'account', public: false } as const;

export const routes: SliceRoute<Platform>[] = [
  defineRoute<MyOrders>({
    ...ofOneShopper,
    id: 'my-orders',
    path: '/my-orders',
    title: titles.myOrders,
    sidebar: ACCOUNT_PAGES['/my-orders'],
    load: async (args) => (await import(/* webpackChunkName: "my-orders" */ '../routes/my-orders.data')).load(args),
    screen: () => import(/* webpackChunkName: "my-orders" */ '../routes/my-orders'),
  }),
  defineRoute<Details>({
    ...ofOneShopper,
    id: 'order-details',
    path: '/order-details/:id/:invoice',
    title: titles.details,
    load: async (args) =>
      (await import(/* webpackChunkName: "order-details" */ '../routes/order-details.data')).load(args),
    screen: () => import(/* webpackChunkName: "order-details" */ '../routes/order-details'),
  }),
];
