import { deferred } from '@nkm/ui';

/** Loads after the first view, because only the browser knows the shopper. */
export const RecentlyViewed = deferred(
  async () => (await import(/* webpackChunkName: "recently-viewed" */ './recently-viewed')).RecentlyViewed,
  { server: false },
);
