import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { messages } from '../messages';
import { definePage } from './define-page';
import type { StoreContactData } from './store-contact/data';
import type { StoreInfoData } from './store-info/data';
import type { StoreData } from './store/data';
import type { VendorStoreData } from './vendor-store/data';

const PUBLIC = { access: 'open', frame: 'full', public: true, query: [] as string[] } as const;

/** Routes of the vendor stores. */
export const storeRoutes: SliceRoute<Platform>[] = [
  definePage<VendorStoreData>({
    ...PUBLIC,
    id: 'vendor-store',
    path: '/Vendor-Store',
    title: messages.titles.stores,
    data: () => import(/* webpackChunkName: "store-data" */ './vendor-store/data'),
    screen: () => import(/* webpackChunkName: "vendor-store" */ './vendor-store/page'),
  }),
  definePage<StoreData>({
    ...PUBLIC,
    id: 'store',
    path: '/store-detail/:vendorId',
    title: messages.titles.store,
    query: ['q', 'category', 'page', 'view'],
    data: () => import(/* webpackChunkName: "store-data" */ './store/data'),
    screen: () => import(/* webpackChunkName: "store" */ './store/page'),
  }),
  definePage<StoreInfoData>({
    ...PUBLIC,
    id: 'store-info',
    path: '/store-detail-info',
    title: messages.titles.storeInfo,
    query: ['vendor', 'page'],
    unlisted: true,
    data: () => import(/* webpackChunkName: "store-data" */ './store-info/data'),
    screen: () => import(/* webpackChunkName: "store-info" */ './store-info/page'),
  }),
  definePage<StoreContactData>({
    ...PUBLIC,
    id: 'store-contact',
    path: '/store-detail',
    title: messages.titles.storeContact,
    query: ['vendor'],
    data: () => import(/* webpackChunkName: "store-data" */ './store-contact/data'),
    screen: () => import(/* webpackChunkName: "store-contact" */ './store-contact/page'),
  }),
];
