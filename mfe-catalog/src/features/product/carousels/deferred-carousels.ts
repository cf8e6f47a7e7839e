import { deferred } from '@nkm/ui';
import type { ProductCarouselsProps } from './product-carousels';
import { RelatedLinks } from './related-links';

/** The product carousels, whose code and styles load last; plain links until then and when loading fails. */
export const ProductCarousels = deferred<ProductCarouselsProps>(
  async () => (await import(/* webpackChunkName: "carousels" */ './product-carousels')).ProductCarousels,
  { server: false, loading: RelatedLinks },
);
