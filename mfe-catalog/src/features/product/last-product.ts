import type { Platform } from '@nkm/platform';
import type { ProductData } from './product-view';

/** Milliseconds for which a loaded product can serve its other variants. */
const FRESH = 60_000;

interface LastProduct {
  slug: string;
  search: string;
  data: ProductData;
  at: number;
}
/** Keyed by the document's API client, so that the server shares nothing between visitors. */
const lasts = new WeakMap<Platform['api'], LastProduct>();

/** Remembers the product that the browser shows, including the one from the document. */
export function rememberProduct(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  search: string,
  data: ProductData,
  now = Date.now(),
): void {
  if (lasts.get(api)?.data !== data) lasts.set(api, { slug, search, data, at: now });
}

/**
 * Returns the shown product when only the query of its address changes, so that another variant needs no request and
 * works offline. Null when it must be loaded, as for the same address, which is a retry.
 */
export function recallProduct(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  search: string,
  now = Date.now(),
): ProductData | null {
  const last = lasts.get(api);
  if (!last || last.slug !== slug || last.search === search || now - last.at > FRESH) return null;
  last.search = search;
  return last.data;
}
