import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  'mini-cart': () => import(/* webpackChunkName: "mini-cart" */ '../features/cart/mini-cart'),
};
