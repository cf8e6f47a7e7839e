import type { ProductData } from './product-view';

/** Milliseconds for which a loaded product is good for showing another of its variants. */
const FRESH = 60_000;

let last: { slug: string; search: string; data: ProductData; at: number } | null = null;

/** Keeps the product that the browser shows, the one that came with the document included. */
export function rememberProduct(slug: string, search: string, data: ProductData, now = Date.now()): void {
  last = { slug, search, data, at: now };
}

/**
 * The shown product again when only the query of its address changed: another variant needs no call, and works
 * offline. Null when it must be loaded; asking for the very same address means that it must.
 */
export function recallProduct(slug: string, search: string, now = Date.now()): ProductData | null {
  if (!last || last.slug !== slug || last.search === search || now - last.at > FRESH) return null;
  last.search = search;
  return last.data;
}
