import { isNotFound, isRedirect, type SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type * as PlatformModule from '@nkm/platform';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ComponentType, ReactNode } from 'react';
import type * as React from 'react';
import type * as ReactDOMServer from 'react-dom/server';
import type * as Router from 'react-router-dom';
import type { ServerBundle } from '../../load-server-bundle';

const ORIGIN = 'http://shop.test';

/**
 * Loads the data of a page and renders its screen as the shell's server does. Other pages than the public ones render
 * only in browsers: they may be empty without a session, need browser objects, or say that something does not exist.
 * @returns the fault, or null; a redirect counts as success
 */
export async function renderRoute(
  route: SliceRoute<Platform>,
  address: string,
  platform: Platform,
  load: <T>(specifier: string) => T,
): Promise<string | null> {
  const { matchRoutes } = load<typeof Router>('react-router-dom');
  const url = new URL(address, ORIGIN);
  const params = matchRoutes([{ path: route.path }], url)?.[0]?.params;
  if (!params) return `its pattern does not match the recorded address ${address}`;
  try {
    const signal = new AbortController().signal;
    const data = (await route.load?.({ params, url, signal, platform })) ?? null;
    route.head?.(data, url);
    const { default: Screen } = await route.screen();
    const place = { pattern: route.path, url, platform, load };
    const html = await renderScreen(Screen as ComponentType<object>, { data, params }, place);
    if (/<style\b/.test(html)) return 'it renders a <style> element, which the content security policy blocks';
    return !route.public || /<[a-z]/.test(html) ? null : 'it renders no HTML';
  } catch (error) {
    if (isRedirect(error) || (!route.public && (isNotFound(error) || needsBrowser(error)))) return null;
    if (isNotFound(error)) return `it reports that ${address} does not exist`;
    return textOf(error);
  }
}

/**
 * Renders a widget with props of the shell. Like the pages of shoppers, it may need browser objects.
 * @returns the fault, or null
 */
export async function renderWidget(
  module: () => Promise<{ default: unknown }>,
  props: object,
  platform: Platform,
  load: <T>(specifier: string) => T,
): Promise<string | null> {
  try {
    const { default: Widget } = await module();
    await renderScreen(Widget as ComponentType<object>, props, { pattern: '/', url: new URL(ORIGIN), platform, load });
    return null;
  } catch (error) {
    return needsBrowser(error) ? null : textOf(error);
  }
}

/**
 * Loads the service without starting it. It may need browser objects, because only browsers run it.
 * @returns the fault, or null
 */
export async function loadService(module: NonNullable<ServerBundle<Platform>['service']>): Promise<string | null> {
  try {
    const { service } = await module();
    return typeof service?.start === 'function' ? null : 'it has no function `start`';
  } catch (error) {
    return needsBrowser(error) ? null : textOf(error);
  }
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const BROWSER_OBJECT = /^(window|document|navigator|location|history|localStorage|sessionStorage) is not defined$/;

/** Whether code failed only because it ran on a server. */
const needsBrowser = (error: unknown) => error instanceof ReferenceError && BROWSER_OBJECT.test(error.message);

interface Place {
  pattern: string;
  url: URL;
  platform: Platform;
  load: <T>(specifier: string) => T;
}

async function renderScreen<P extends object>(Screen: ComponentType<P>, props: P, place: Place): Promise<string> {
  const { createElement } = place.load<typeof React>('react');
  const { PlatformProvider } = place.load<typeof PlatformModule>('@nkm/platform');
  const { createStaticHandler, createStaticRouter, StaticRouterProvider } =
    place.load<typeof Router>('react-router-dom');
  const { dataRoutes, query } = createStaticHandler([{ path: place.pattern, element: createElement(Screen, props) }]);
  const context = await query(new Request(place.url));
  if (context instanceof Response) throw new Error(`the router answers ${context.status}`);
  const router = createStaticRouter(dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  return renderWhole(createElement(PlatformProvider, { platform: place.platform, children: page }), place.load);
}

/** Waits for all parts of the page. Rejects with the first error. */
function renderWhole(page: ReactNode, load: <T>(specifier: string) => T): Promise<string> {
  const { renderToPipeableStream } = load<typeof ReactDOMServer>('react-dom/server');
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
  });
}
