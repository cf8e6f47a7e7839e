import type { SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import { messages } from '../messages';
import { loadedHead } from './loaded-head';
import type { StoreContactData } from './store-contact.data';
import type { StoreInfoData } from './store-info.data';
import type { StoreData } from './store.data';
import type { VendorStoreData } from './vendor-store.data';

const PUBLIC = { access: 'open', frame: 'full', public: true, head: loadedHead } as const;

/** Addresses of the vendor stores. */
export const storeRoutes: SliceRoute<Platform>[] = [
  defineRoute<VendorStoreData>({
    ...PUBLIC,
    id: 'vendor-store',
    path: '/Vendor-Store',
    title: messages.titles.stores,
    load: async (args) => (await import(/* webpackChunkName: "vendor-store" */ './vendor-store.data')).load(args),
    screen: () => import(/* webpackChunkName: "vendor-store" */ './vendor-store'),
  }),
  defineRoute<StoreData>({
    ...PUBLIC,
    id: 'store',
    path: '/store-detail/:vendorId',
    title: messages.titles.store,
    load: async (args) => (await import(/* webpackChunkName: "store" */ './store.data')).load(args),
    screen: () => import(/* webpackChunkName: "store" */ './store'),
  }),
  defineRoute<StoreInfoData>({
    ...PUBLIC,
    id: 'store-info',
    path: '/store-detail-info',
    title: messages.titles.storeInfo,
    load: async (args) => (await import(/* webpackChunkName: "store-info" */ './store-info.data')).load(args),
    screen: () => import(/* webpackChunkName: "store-info" */ './store-info'),
  }),
  defineRoute<StoreContactData>({
    ...PUBLIC,
    id: 'store-contact',
    path: '/store-detail',
    title: messages.titles.storeContact,
    load: async (args) => (await import(/* webpackChunkName: "store-contact" */ './store-contact.data')).load(args),
    screen: () => import(/* webpackChunkName: "store-contact" */ './store-contact'),
  }),
];
