import type { Platform } from '@nkm/platform';
import type { ProductData } from './product-view';

/** Milliseconds for which a loaded product is good for showing another of its variants. */
const FRESH = 60_000;

interface LastProduct {
  slug: string;
  search: string;
  data: ProductData;
  at: number;
}
/** By the API client of the document, so that the server keeps nothing from one visitor to the next. */
const lasts = new WeakMap<Platform['api'], LastProduct>();

/** Keeps the product that the browser shows, the one that came with the document included. */
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
 * The shown product again when only the query of its address changed: another variant needs no call, and works
 * offline. Null when it must be loaded; asking for the very same address means that it must.
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
