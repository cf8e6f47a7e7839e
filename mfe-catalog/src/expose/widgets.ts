import type { SliceWidgets } from '@nkm/contracts';

export const widgets: SliceWidgets = {
  'search-suggestions': () => import(/* webpackMode: "eager" */ '../features/search-suggestions/search-suggestions'),
};
