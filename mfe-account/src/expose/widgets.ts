import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  notifications: () => import(/* webpackMode: "eager" */ '../features/notifications/notifications'),
  'address-form': () => import(/* webpackChunkName: "address-form" */ '../features/addresses/address-form'),
};
