import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render-page';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface StoredPage {
  page: RenderedPage;
  etag: string;
  /** The bytes by content encoding, made once per page; gzip when somebody asks: today's browsers take brotli. */
  bodies: { identity: Buffer; br: Buffer; gzip(): Promise<Buffer> } | null;
  storedAt: number;
}

/** Milliseconds after its freshness during which an old page is still served, and renewed soon after. */
const STALE_MS = 60_000;
/**
 * Milliseconds that the renewal of an old page waits: whoever was sent it asks for its pictures and scripts next, and
 * those come first.
 */
const RENEW_MS = 5_000;

export interface PageCache {
  get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage>;
}

/**
 * Rendered pages in this process's memory only: a rollback shows with the next request, because the key names the
 * release set. One request renders, the others wait for it.
 */
export function createPageCache(freshMs: number): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ bodies }) => (bodies ? bodies.identity.length + 2 * bodies.br.length : 0) + 1024,
  });
  const running = new Map<string, Promise<StoredPage>>();
  const waiting = new Set<string>();

  function renew(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const already = running.get(key);
    if (already) return already;
    const renewing = render()
      .then(pack)
      .then((stored) => {
        if (stored.page.kind === 'page' && stored.page.cacheable && freshMs > 0) pages.set(key, stored);
        else pages.delete(key);
        return stored;
      })
      .finally(() => running.delete(key));
    running.set(key, renewing);
    return renewing;
  }

  function renewSoon(key: string, old: StoredPage, render: () => Promise<RenderedPage>): void {
    if (waiting.has(key)) return;
    waiting.add(key);
    const timer = setTimeout(() => {
      waiting.delete(key);
      // The next request meets the same fault when the page is too old to serve.
      if (pages.peek(key) === old) renew(key, render).catch(() => undefined);
    }, RENEW_MS);
    timer.unref();
  }

  return {
    async get(key, render) {
      const known = pages.get(key);
      const age = known ? Date.now() - known.storedAt : Number.POSITIVE_INFINITY;
      if (known && age < freshMs) return known;
      if (!known || age > freshMs + STALE_MS) return renew(key, render);
      renewSoon(key, known, render);
      return known;
    },
  };
}

async function pack(page: RenderedPage): Promise<StoredPage> {
  if (page.kind === 'redirect') return { page, etag: '', bodies: null, storedAt: Date.now() };
  const identity = Buffer.from(`<!DOCTYPE html>${page.html.replace(/^<!DOCTYPE html>/i, '')}`);
  const br = await compressBrotli(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  let gzipped: Promise<Buffer> | undefined;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    page,
    etag,
    bodies: { identity, br, gzip: () => (gzipped ??= compressGzip(identity, { level: 6 })) },
    storedAt: Date.now(),
  };
}
