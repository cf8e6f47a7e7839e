import type { ReleaseSet } from '@nkm/contracts';

/** What a file of shop data is made of: enough for any process to make it again. */
export interface ShopSource {
  /** Version of the content in the API; null for a server without versions. */
  version: string | null;
  /** The advert was closed. */
  isClosed: boolean;
  slices: ReleaseSet['slices'];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const VERSION = /^\d[0-9A-Za-z.+-]*$/;
const CONTENT_VERSION = /^[0-9a-f]{16}$/;
/** Slices of one shop. */
const MOST_SLICES = 20;

/** Writes it as the query of an address: `mfe-catalog@1.1.0/1.0.0,…~<version>~closed`. */
export function sourceQuery({ version, isClosed, slices }: ShopSource): string {
  // In their own order: the data has it, too.
  const set = Object.entries(slices)
    .map(([slice, { version: chosen, fallback }]) => `${slice}@${chosen}/${fallback ?? ''}`)
    .join(',');
  return [set, version ?? '', ...(isClosed ? ['closed'] : [])].join('~').replaceAll('+', '%2B');
}

/** Reads it again; null for anything else. The name of the file proves that it is the right one. */
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
