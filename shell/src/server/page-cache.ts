import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packBodies, type PageBodies } from './page-bodies';
import type { RenderedPage } from './rendered-page';

/** A page as it is kept: compressed, and without its end, which `sendPage` adds. */
export type StoredPage<Content> = { storedAt: number } & (
  | (Omit<Extract<RenderedPage, { kind: 'page' }>, 'html'> & {
      /** Hash of the text. */
      hash: string;
      bodies: PageBodies;
      /** What of the shop it was made with. */
      content: Content;
    })
  | Extract<RenderedPage, { kind: 'redirect' }>
);

/** A page that was just made, and what of the shop it was made with. */
export interface MadePage<Content> {
  page: RenderedPage;
  content: Content;
}

export interface PageRequest<Content> {
  key: string;
  /** Nobody knows which parameters the page reads: few of its kind are kept. */
  isUnknown: boolean;
  render(): Promise<MadePage<Content>>;
  /** The release document that names the versions of this page is still in use. */
  isCurrent(): boolean;
}

/** Milliseconds after its freshness during which an old page is still served, and renewed soon after. */
const STALE_MS = 60_000;
/**
 * Milliseconds that the renewal of an old page waits: whoever was sent it asks for its pictures and scripts next, and
 * those come first.
 */
const RENEW_MS = 5_000;
/** Bytes of all pages that are kept: some 4,000. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Bytes that the cache and the objects of a page take beside its text (measured: 1.5 to 2 KB). */
const OVERHEAD = 2048;
/** Pages of slices that do not declare what they read. */
const KEPT_UNKNOWN = 200;

export interface PageCache<Content> {
  get(request: PageRequest<Content>): Promise<StoredPage<Content>>;
  /** Bytes of memory, as they are counted. */
  size(): number;
}

/**
 * Rendered pages in this process's memory only: a rollback shows with the next request, because the key names the
 * versions of the page's slice. One request renders, the others wait for it. A page that is renewed and stays what it was
 * keeps its bytes, and these are made smaller: it will be sent often.
 */
export function createPageCache<Content>(freshMs: number): PageCache<Content> {
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
      // A rollback must end the last run of the withdrawn version, too.
      if (!request.isCurrent()) return;
      // The next request meets the same fault when the page is too old to serve.
      if (pagesOf(request).peek(key) === old) renew(request).catch(() => undefined);
    }, RENEW_MS);
    timer.unref();
  }

  return {
    async get(request) {
      const stored = pagesOf(request).get(request.key);
      const age = stored ? Date.now() - stored.storedAt : Number.POSITIVE_INFINITY;
      if (stored && age < freshMs) return stored;
      if (!stored) return renew(request);
      // Nobody may be able to render right now; what was a page a while ago is better than none.
      if (age > freshMs + STALE_MS) return renew(request).catch(() => stored);
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
