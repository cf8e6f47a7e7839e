import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@nkm/contracts';
import type { FrameContent } from '../frame/frame-content';
import type { HostClaim } from '../slices/boot-data';
import { paths } from '../paths';
import { canonicalPath } from './canonical-path';
import { frameFor } from './frame-for';
import { createPageCache, type StoredPage } from './page-cache';
import type { ReleaseRuntime } from './release-runtime';
import { PAGE_SECURITY_HEADERS } from './security-headers';
import { sendBodies } from './send-bodies';
import { serveShopFiles } from './serve-shop-files';
import { createShopFiles } from './shop-files';
import { pageAddress, withinShop, withoutDoubledSlashes } from './strange-address';
import { knownVisitor, visitorOf } from './visitor';
import type { RenderPage } from './workers/render-with-workers';

export interface PageOptions {
  render: RenderPage;
  runtimeFor(visitorId: string): ReleaseRuntime | null;
  settings(): Settings;
  frame(): FrameContent;
  publicUrl: string;
  /** Files of pages are pinned by their hash; those of a dev server are not. */
  pinned: boolean;
  freshMs: number;
  /** Milliseconds that a slice may take to load before it counts as down. */
  sliceTimeoutMs: number;
}

/** Every address that is no file and no call is a page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const cache = createPageCache(options.freshMs);
  const shopFiles = createShopFiles();
  const secure = options.publicUrl.startsWith('https:');

  const shopOf = (frame: FrameContent, { versions, claims }: ReleaseRuntime) =>
    shopFiles.keep({
      settings: options.settings(),
      frame,
      sliceTimeoutMs: options.sliceTimeoutMs,
      slices: versions,
      claims,
    });

  serveShopFiles(app, shopFiles, (request) => {
    const visitor = knownVisitor(request);
    const runtime = visitor === null ? null : options.runtimeFor(visitor);
    if (runtime) shopOf(frameFor(request, options.frame()), runtime);
  });

  // The search form of a browser without scripts.
  app.get<{ Querystring: { q?: string; category?: string } }>('/search', ({ query }, reply) =>
    reply.redirect(paths.search(String(query.q ?? ''), String(query.category ?? '')) ?? paths.home, 303),
  );

  app.get('/*', async (request, reply) => {
    const runtime = options.runtimeFor(visitorOf(request, reply, secure));
    if (!runtime)
      return reply.code(503).header('retry-after', '5').type('text/plain').send('No slice is published yet.');
    const url = pageAddress(request.url, options.publicUrl);
    const claim = runtime.matchClaim(url.pathname);
    const moved = withoutDoubledSlashes(request.url) ?? movedTo(url, claim);
    if (moved !== null) return reply.redirect(withinShop(moved, options.publicUrl), 301);
    if (claim?.secretQuery) url.search = '';
    const frame = frameFor(request, options.frame());
    const savesData = request.headers['save-data'] === 'on';
    const variant = `${runtime.key} ${frame.promo?.id ?? ''} ${savesData ? 'less' : ''}`;
    const stored = await cache.get(`${variant} ${url.pathname}${url.search}`, () =>
      options.render({
        address: url.pathname + url.search,
        savesData,
        runtime,
        context: { settings: options.settings(), frame, shop: shopOf(frame, runtime) },
      }),
    );
    if (stored.page.kind === 'redirect')
      return reply.redirect(withinShop(stored.page.location, options.publicUrl), stored.page.status);
    return send(stored, request, reply, {
      ...(options.pinned && { 'integrity-policy': 'blocked-destinations=(script)' }),
      ...(claim?.secretQuery && { 'referrer-policy': 'no-referrer' }),
    });
  });
}

function movedTo(url: URL, claim: HostClaim | undefined): string | null {
  const canonical = claim ? canonicalPath(url.pathname, claim) : null;
  return canonical === null ? null : canonical + url.search;
}

async function send(
  { page, etag, bodies }: StoredPage,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) {
  if (page.kind === 'redirect' || !bodies) return reply.redirect('/', 302);
  void reply
    .code(page.status)
    .headers({ ...PAGE_SECURITY_HEADERS, ...headers })
    .headers({
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      // Which release set a visitor gets is decided with every document, so no one else may keep it.
      'cache-control': page.cacheable ? 'private, no-cache' : 'private, no-store',
      vary: 'Accept-Encoding, Cookie, Save-Data',
    });
  if (page.cacheable) void reply.header('etag', etag);
  if (page.status === 503) void reply.header('retry-after', '10');
  if (page.cacheable && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendBodies(bodies, request, reply);
}
