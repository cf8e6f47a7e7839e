import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packBodies, type PageBodies } from '../bodies/page-bodies';
import type { RenderedPage } from '../worker-messages/rendered-page';

/** A cached page: compressed, and without its end, which `sendPage` adds. */
export type StoredPage<Content> = { storedAt: number } & (
  | (Omit<Extract<RenderedPage, { kind: 'page' }>, 'html'> & {
      /** Hash of the text. */
      hash: string;
      bodies: PageBodies;
      /** The shop content that the page was made with. */
      content: Content;
    })
  | Extract<RenderedPage, { kind: 'redirect' }>
);

/** A new page and the shop content that it was made with. */
export interface MadePage<Content> {
  page: RenderedPage;
  content: Content;
}

export interface PageRequest<Content> {
  key: string;
  /** The route does not declare which parameters it reads. Only few such pages are cached. */
  isUnknown: boolean;
  render(): Promise<MadePage<Content>>;
  /** Whether the release document that names the versions of this page is still in use. */
  isCurrent(): boolean;
}

/** Milliseconds after its freshness during which an old page is still served and renewed soon. */
const STALE_MS = 60_000;
/** Milliseconds that the renewal of an old page waits, because the browser loads its pictures and scripts first. */
const RENEW_MS = 5_000;
/** Bytes of all cached pages: about 4,000 pages. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Bytes that a cached page needs besides its text (measured: 1.5 to 2 KB). */
const OVERHEAD = 2048;
/** Cached pages of slices that do not declare which parameters they read. */
const KEPT_UNKNOWN = 200;

export interface PageCache<Content> {
  get(request: PageRequest<Content>): Promise<StoredPage<Content>>;
  /** Bytes of memory, as the cache counts them. */
  size(): number;
}

/**
 * Caches rendered pages in the memory of this process. A rollback shows with the next request, because the key names
 * the versions of the page's slice. One request renders, the others wait for it. A renewed page without changes keeps
 * its bytes, which are compressed further, because it will be sent often.
 * @param count hears where each page comes from: an `old` one is renewed soon
 */
export function createPageCache<Content>(
  freshMs: number,
  count: (from: 'cache' | 'old' | 'new') => void = () => undefined,
): PageCache<Content> {
  const sizeCalculation = (stored: StoredPage<Content>, key: string) =>
    2 * key.length + OVERHEAD + (stored.kind === 'page' ? stored.bodies.size() + 2 * stored.policy.length : 0);
  const known = new LRUCache<string, StoredPage<Content>>({ maxSize: KEPT_BYTES, sizeCalculation });
  const unknown = new LRUCache<string, StoredPage<Content>>({
    max: KEPT_UNKNOWN,
    maxSize: KEPT_BYTES,
    sizeCalculation,
  });
  const running = new Map<string, Promise<StoredPage<Content>>>();
  const waiting = new Set<string>();
  const pagesOf = ({ isUnknown }: PageRequest<Content>) => (isUnknown ? unknown : known);

  function renew(request: PageRequest<Content>): Promise<StoredPage<Content>> {
    const { key, render } = request;
    const already = running.get(key);
    if (already) return already;
    const pages = pagesOf(request);
    const renewing = render()
      .then((made) => pack(made, pages.peek(key)))
      .then((stored) => {
        if (stored.kind === 'page' && stored.cacheable && freshMs > 0) pages.set(key, stored);
        else pages.delete(key);
        return stored;
      })
      .finally(() => running.delete(key));
    running.set(key, renewing);
    return renewing;
  }

  function renewSoon(request: PageRequest<Content>, old: StoredPage<Content>): void {
    const { key } = request;
    if (waiting.has(key)) return;
    waiting.add(key);
    const timer = setTimeout(() => {
      waiting.delete(key);
      // After a rollback, the withdrawn version must not run again.
      if (!request.isCurrent()) return;
      // The error is ignored here: once the page is too old to serve, the next request receives it.
      if (pagesOf(request).peek(key) === old) renew(request).catch(() => undefined);
    }, RENEW_MS);
    timer.unref();
  }

  return {
    async get(request) {
      const stored = pagesOf(request).get(request.key);
      const age = stored ? Date.now() - stored.storedAt : Number.POSITIVE_INFINITY;
      const isFresh = stored !== undefined && age < freshMs;
      const isNew = stored === undefined || age > freshMs + STALE_MS;
      count(isFresh ? 'cache' : isNew ? 'new' : 'old');
      if (isFresh) return stored;
      if (!stored) return renew(request);
      // While rendering fails, an old page is better than none.
      if (isNew) return renew(request).catch(() => stored);
      renewSoon(request, stored);
      return stored;
    },
    size: () => known.calculatedSize + unknown.calculatedSize,
  };
}

async function pack<Content>(
  { page, content }: MadePage<Content>,
  previous: StoredPage<Content> | undefined,
): Promise<StoredPage<Content>> {
  const storedAt = Date.now();
  if (page.kind === 'redirect') return { ...page, storedAt };
  const { html, ...rest } = page;
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  if (previous?.kind === 'page' && previous.hash === hash) {
    void previous.bodies.improve();
    return { ...rest, hash, bodies: previous.bodies, content, storedAt };
  }
  return { ...rest, hash, bodies: await packBodies(html), content, storedAt };
}
