import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  'recently-viewed': async () => ({
    default: (
      await import(/* webpackChunkName: "recently-viewed" */ '../features/product/recently-viewed/recently-viewed')
    ).RecentlyViewed,
  }),
  'search-suggestions': () => import(/* webpackMode: "eager" */ '../features/search-suggestions/search-suggestions'),
};
