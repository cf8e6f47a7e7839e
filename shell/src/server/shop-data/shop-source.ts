import type { ReleaseSet } from '@nkm/contracts';

/** The sources of a file of shop data, from which any process can rebuild it. */
export interface ShopSource {
  /** Version of the content in the API; null for an API without versions. */
  version: string | null;
  /** The visitor closed the promo. */
  isClosed: boolean;
  slices: ReleaseSet['slices'];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const VERSION = /^\d[0-9A-Za-z.+-]*$/;
const CONTENT_VERSION = /^[0-9a-f]{16}$/;
/** Slices that one address may name. */
const MOST_SLICES = 20;

/** Writes the sources as the query of an address: `mfe-catalog@1.1.0/1.0.0,…~<version>~closed`. */
export function sourceQuery({ version, isClosed, slices }: ShopSource): string {
  // Not sorted, because the data keeps the same order.
  const set = Object.entries(slices)
    .map(([slice, { version: chosen, fallback }]) => `${slice}@${chosen}/${fallback ?? ''}`)
    .join(',');
  return [set, version ?? '', ...(isClosed ? ['closed'] : [])].join('~').replaceAll('+', '%2B');
}

/** Reads a query of `sourceQuery`; null for anything else. The file name, a hash, verifies the result. */
export function readSource(query: string): ShopSource | null {
  const [set = '', version = '', closed = ''] = query.replaceAll(/%2B/gi, '+').split('~');
  if ((version !== '' && !CONTENT_VERSION.test(version)) || !['', 'closed'].includes(closed)) return null;
  const slices: ReleaseSet['slices'] = {};
  const parts = set === '' ? [] : set.split(',');
  if (parts.length > MOST_SLICES) return null;
  for (const part of parts) {
    const [, name = '', chosen = '', fallback = ''] = /^([^@/]+)@([^@/]+)\/([^@/]*)$/.exec(part) ?? [];
    if (!NAME.test(name) || !VERSION.test(chosen) || (fallback !== '' && !VERSION.test(fallback))) return null;
    slices[name] = { version: chosen, fallback: fallback === '' ? null : fallback };
  }
  return { version: version === '' ? null : version, isClosed: closed === 'closed', slices };
}
