import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packBodies, type PageBodies } from './page-bodies';
import type { RenderedPage } from './rendered-page';

export interface StoredPage {
  page: RenderedPage;
  etag: string;
  /** Null for a redirect. */
  bodies: PageBodies | null;
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
 * release set. One request renders, the others wait for it. A page that is renewed and stays what it was keeps its
 * bytes, and these are made smaller: it will be sent often.
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
      .then((page) => pack(page, pages.peek(key)))
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
      if (!known) return renew(key, render);
      // Nobody may be able to render right now; what was a page a while ago is better than none.
      if (age > freshMs + STALE_MS) return renew(key, render).catch(() => known);
      renewSoon(key, known, render);
      return known;
    },
  };
}

async function pack(page: RenderedPage, previous: StoredPage | undefined): Promise<StoredPage> {
  const storedAt = Date.now();
  if (page.kind === 'redirect') return { page, etag: '', bodies: null, storedAt };
  const identity = page.html;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (previous?.bodies && previous.etag === etag) {
    void previous.bodies.improve();
    return { page, etag, bodies: previous.bodies, storedAt };
  }
  return { page, etag, bodies: await packBodies(identity), storedAt };
}
