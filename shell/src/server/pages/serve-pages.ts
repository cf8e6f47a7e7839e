import { searchPath } from '@nkm/contracts';
import { describeSpan, passedOn } from '@nkm/server';
import type { Preview } from '@nkm/releases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HostClaim } from '../../slices/boot-data';
import { paths } from '../../app/paths';
import { busyPage, RETRY_S } from './busy-page';
import { canonicalPath } from './canonical-path';
import { hasClosed } from '../http/has-closed';
import { createPageCache } from './page-cache';
import { pageKey } from './page-key';
import { splitQuery, withRest } from './page-query';
import { wordsOf } from '../preview/preview-band';
import type { Previews } from '../preview/previews';
import type { ReleaseRuntime } from '../releases/release-runtime';
import { PAGE_SECURITY_HEADERS } from '../http/security-headers';
import { sendPage } from './send-page';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { closePromo, nameOf, type ShopContent } from '../content/shop-content';
import type { ShopDataMaker } from '../shop-data/shop-data-maker';
import { type PageAddress, pageAddress, withinShop, withoutDoubledSlashes } from '../http/strange-address';
import { visitorOf } from './visitor';
import type { NamedVersion } from '../worker-messages/named-version';
import { NotRendered } from '../worker-pools/not-rendered';
import type { RenderPage } from '../worker-pools/render-with-workers';

export interface PageOptions {
  render: RenderPage;
  runtimeFor(visitorId: string, preview: Preview | null): ReleaseRuntime | null;
  previews: Previews;
  /** Of the release document in use; null before the first one. */
  revision(): number | null;
  content(): ShopContent;
  shopData: Pick<ShopDataMaker, 'fileFor'>;
  publicUrl: string;
  /** Every page says that nothing is real. */
  staging: boolean;
  /** Files of pages are pinned by their hash; those of a dev server are not. */
  pinned: boolean;
  freshMs: number;
  metrics: Pick<ShellMetrics, 'pageRequested' | 'busy'>;
  /** A document is sent whose page this version rendered. A frame counts for the version that the browser loads. */
  pageLoaded(version: NamedVersion): void;
}

/** Serves every address that is neither a file nor a call as a page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const cache = createPageCache<ShopContent>(options.freshMs, options.metrics.pageRequested);
  const uncached = createPageCache<ShopContent>(0);
  const secure = options.publicUrl.startsWith('https:');

  // The search form of a browser without scripts.
  app.get<{ Querystring: { q?: string; category?: string } }>('/search', ({ query }, reply) =>
    reply.redirect(searchPath(String(query.q ?? ''), String(query.category ?? '')) ?? paths.home, 303),
  );

  app.get('/*', async (request, reply) => {
    const followed = options.previews.follow(request, reply);
    if (followed) return followed;
    const preview = options.previews.of(request);
    const runtime = options.runtimeFor(visitorOf(request, reply, secure), preview);
    if (!runtime)
      return reply.code(503).header('retry-after', '5').type('text/plain').send('No slice is published yet.');
    const url = pageAddress(request.url, options.publicUrl);
    const claim = runtime.matchClaim(url.pathname);
    if (claim) describeSpan(request, { 'nkm.slice': claim.slice, 'nkm.page': claim.id });
    const moved = withoutDoubledSlashes(request.url) ?? movedTo(url, claim);
    if (moved !== null) return reply.redirect(withinShop(moved, options.publicUrl), 301);
    const { read, rest, isUnknown } = splitQuery(url.search, claim);
    const { promo } = options.content().frame;
    const isClosed = hasClosed(request, promo);
    const savesData = request.headers['save-data'] === 'on';
    const address = url.pathname + read;
    const words = preview && wordsOf(preview);
    const key = pageKey({ runtime, claim, address, promo: isClosed ? null : promo, savesData });
    const stored = await (preview ? uncached : cache)
      .get({
        key: words === null ? key : `${words} ${key}`,
        isUnknown,
        isCurrent: () => options.revision() === runtime.revision,
        async render() {
          const content = isClosed ? closePromo(options.content()) : options.content();
          const { settings, frame } = content;
          const context = { name: nameOf(content), settings, frame };
          return {
            content,
            page: await options.render({
              address,
              savesData,
              headers: passedOn(request),
              runtime,
              context,
              preview: words,
            }),
          };
        },
      })
      .catch((error: unknown) => {
        if (!(error instanceof NotRendered)) throw error;
        request.log.error({ err: error }, 'A page was not rendered');
        return null;
      });
    if (!stored) {
      options.metrics.busy();
      return sendBusyPage(reply, options.staging);
    }
    if (stored.kind === 'redirect')
      return reply.redirect(withinShop(withRest(stored.location, rest), options.publicUrl), stored.status);
    const version = claim && (stored.version ?? runtime.set.slices[claim.slice]?.version);
    if (version && !preview) options.pageLoaded({ slice: claim.slice, version });
    const shop = options.shopData.fileFor(stored.content, runtime);
    const headers = {
      ...(options.pinned && { 'integrity-policy': 'blocked-destinations=(script)' }),
      ...(claim?.secretQuery && { 'referrer-policy': 'no-referrer' }),
      ...(isForOtherSite(url, claim, stored.content) && { 'cross-origin-opener-policy': 'unsafe-none' }),
    };
    const sent = preview ? { ...stored, cacheable: false } : stored;
    return sendPage(sent, { shop, revision: runtime.revision, headers }, request, reply);
  });
}

const sendBusyPage = (reply: FastifyReply, staging: boolean) =>
  reply
    .code(503)
    .headers({ ...PAGE_SECURITY_HEADERS, 'retry-after': String(RETRY_S), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(busyPage(staging));

/** The sign-in page that another site of the settings opened: without this, it would have no opener to answer. */
function isForOtherSite({ search }: PageAddress, claim: HostClaim | undefined, { settings }: ShopContent): boolean {
  if (claim?.access !== 'signed-out') return false;
  const from = new URLSearchParams(search).get('from');
  if (from === null || !URL.canParse(from)) return false;
  return settings.signInOrigins?.includes(new URL(from).origin) ?? false;
}

function movedTo(url: PageAddress, claim: HostClaim | undefined): string | null {
  const canonical = claim ? canonicalPath(url.pathname, claim) : null;
  return canonical === null ? null : canonical + url.search;
}
