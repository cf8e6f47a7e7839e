/** The code below the first view of a product; it has its own chunk. */
export const loadPanels = async () =>
  (await import(/* webpackChunkName: "product-panels" */ './product-panels')).ProductPanels;
