import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  'order-summary': () => import(/* webpackChunkName: "order-summary" */ '../features/order-summary/order-summary'),
};
