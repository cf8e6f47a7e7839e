import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  'recently-viewed': () => import(/* webpackChunkName: "recent-or-deals" */ './recent-or-deals'),
  'search-suggestions': () => import(/* webpackMode: "eager" */ '../features/search-suggestions/search-suggestions'),
};
