import { setMaxListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Settings } from '@nkm/contracts';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../app/app';
import type { Shell } from '../../app/shell-context';
import { createToastStore } from '../../app/toasts';
import type { FrameContent } from '../../app/frame-content/frame-content';
import type { HostClaim } from '../../slices/boot-data';
import { isUnsettled, type RouteOutcome } from '../../slices/route-outcome';
import { endMarkup } from '../markup/end-markup';
import { headMarkup } from '../markup/head-markup';
import { inlineHash } from '../markup/integrity';
import { preloadsOf, stylesOf } from './page-parts';
import { PREVIEW_STYLE, withPreviewBand } from '../preview/preview-band';
import { REHEARSAL_STYLE, withBand } from '../markup/rehearsal';
import { contentSecurityPolicy } from '../http/security-headers';
import type { ShellAssets } from './shell-assets';
import { type PageAttempt, withAttempt } from './page-attempt';
import type { PageRuntime } from './page-runtime';
import type { RenderedPage } from '../worker-messages/rendered-page';
import { TookTooLong } from '../../platform/with-timeout';

export interface RenderOptions {
  runtime: PageRuntime;
  assets: ShellAssets;
  settings: Settings;
  frame: FrameContent;
  publicUrl: string;
  /** The page says that nothing is real. */
  staging: boolean;
  /** What the band of a preview says; null outside of one. */
  preview: string | null;
  /** The browser sends `Save-Data`. */
  savesData: boolean;
  /** Address of a dev server's hot reload, which the policy then allows. */
  devConnection: string | null;
}

/** Each call of a page listens for its abort, so more listeners than Node's default of 10 are no leak. */
const MAX_CALLS = 100;
/** The shop's own captcha needs no frame. */
const OWN_CAPTCHA = 'proof-of-work';

/** Renders the document of one address. A version that fails is noted in the attempt and replaced by the next one. */
export async function renderPage(address: string, options: RenderOptions, attempt: PageAttempt): Promise<RenderedPage> {
  return withAttempt(attempt, async () => {
    for (;;) {
      const request = new Request(new URL(address, options.publicUrl));
      setMaxListeners(MAX_CALLS, request.signal);
      const context = await options.runtime.handler.query(request);
      if (context instanceof Response) {
        return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
      }
      const page = leafOf(context);
      try {
        return compose(await renderMarkup(context, page, options), page, options);
      } catch (cause) {
        // The next attempt has one version fewer; without any, the page says that the slice is not available.
        if (page.outcome.kind !== 'ready') throw new Error(`The page ${address} cannot be rendered`, { cause });
        options.runtime.host.markBroken(page.outcome.slice, page.outcome.version, cause);
      }
    }
  });
}

interface Leaf {
  id: string;
  claim: HostClaim | undefined;
  outcome: RouteOutcome;
}

function leafOf({ matches, loaderData }: StaticHandlerContext): Leaf {
  const route = matches.at(-1)!.route;
  const outcome = (loaderData[route.id] as RouteOutcome | undefined) ?? { kind: 'not-found' };
  return { id: route.id, claim: route.handle as HostClaim | undefined, outcome };
}

async function renderMarkup(context: StaticHandlerContext, { claim }: Leaf, options: RenderOptions): Promise<string> {
  const { runtime, settings, frame } = options;
  const errors: unknown[] = [];
  const shell: Shell = {
    host: runtime.host,
    settings,
    frame,
    claims: runtime.claims,
    toasts: createToastStore(),
    widgets: null,
    signIn: () => undefined,
    signOut: () => undefined,
    chooseCurrency: () => undefined,
    chooseConsent: () => undefined,
  };
  const html = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => stream.abort(new TookTooLong('A screen did not finish rendering in time')),
      claim && runtime.host.patience(claim),
    );
    const stream = renderToPipeableStream(
      <App shell={shell} platform={runtime.shellPlatform}>
        <StaticRouterProvider
          router={createStaticRouter(runtime.handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
      {
        // The page is one chunk, because a part sent later would need an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late);
          resolve(text(stream.pipe(new PassThrough())));
        },
        onShellError(error) {
          clearTimeout(late);
          reject(error);
        },
        onError: (error) => void errors.push(error),
      },
    );
  });
  if (errors.length > 0) throw errors[0];
  return html;
}

function compose(html: string, { id, claim, outcome }: Leaf, options: RenderOptions): RenderedPage {
  const { runtime, assets, settings, publicUrl, staging, preview, savesData } = options;
  const source = { outcome, slice: claim?.slice, routeId: claim?.id ?? '', frame: claim?.frame };
  const bandStyles = [...(staging ? [REHEARSAL_STYLE] : []), ...(preview === null ? [] : [PREVIEW_STYLE])];
  const styles = [...stylesOf(source, runtime, assets), ...bandStyles.map((style) => ({ href: '', text: style }))];
  const head = outcome.kind === 'ready' ? outcome.head : {};
  const preloads = [
    ...(claim?.frame === 'account' ? assets.sidebar.scripts : []),
    ...(outcome.kind === 'not-found' ? assets.notFound.scripts : []),
    ...preloadsOf(source, runtime),
  ];
  const isPending = outcome.kind === 'pending';
  const inHead = headMarkup({
    styles,
    preloads,
    isPending,
    start: assets.start,
    scripts: assets.scripts,
    head: outcome.kind === 'ready' ? { ...head, title: `${settings.brand} | ${head.title ?? claim?.title ?? ''}` } : {},
    canonicalOrigin: publicUrl,
    brand: settings.brand,
  });
  const sparing = savesData && !isUnsettled(outcome);
  const atEnd = endMarkup({
    scripts: {
      run: assets.scripts,
      fetch: preloads,
      ...(isPending && { forData: assets.sender }),
      ...(sparing && { sparing }),
    },
    data: { loaderData: { [id]: forBrowser(outcome) } },
  });
  const previewed = preview === null ? html : withPreviewBand(html, preview);
  const marked = staging ? withBand(previewed) : previewed;
  return {
    kind: 'page',
    status: statusOf(outcome),
    // Styles precede the body, so that nothing is painted without them.
    html: documentOf(marked.replace('</head>', () => `${inHead}</head>`).replace(/<\/body><\/html>\s*$/, () => atEnd)),
    policy: contentSecurityPolicy({
      start: assets.start,
      styleHashes: styles.map((style) => inlineHash(style.text)),
      devConnection: options.devConnection,
      framesCaptcha: (settings.captcha ?? OWN_CAPTCHA) !== OWN_CAPTCHA,
    }),
    cacheable: outcome.kind === 'ready' || outcome.kind === 'pending',
  };
}

const documentOf = (html: string) => Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);

function statusOf(outcome: RouteOutcome): number {
  if (outcome.kind === 'not-found') return outcome.gone ? 410 : 404;
  // The page still shows the frame and the browser retries; 503 makes a crawler come back later.
  return outcome.kind === 'unavailable' || outcome.kind === 'error' ? 503 : 200;
}

/** Drops head data that only the first document needs. */
function forBrowser(outcome: RouteOutcome): RouteOutcome {
  if (outcome.kind !== 'ready') return outcome;
  const { title, description, robots } = outcome.head;
  return { ...outcome, head: { title, description, robots } };
}
