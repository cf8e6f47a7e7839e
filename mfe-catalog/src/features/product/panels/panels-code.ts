import { once } from '@nkm/ui/once';

/** The code below the first view of a product page, which is a separate chunk. The loader of the page preloads it. */
export const panelsCode = once(
  async () => (await import(/* webpackChunkName: "product-panels" */ './product-panels')).ProductPanels,
);
