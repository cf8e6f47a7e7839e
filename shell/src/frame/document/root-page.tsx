import { usePlatform } from '@nkm/platform';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useRevalidator } from 'react-router-dom';
import { announceHydrated } from '../../platform/early-input/hydrated';
import { AccountSidebar } from '../sidebar/account-sidebar';
import { Footer } from '../footer/footer';
import { FocusedHeader } from '../header/focused-header';
import { Header } from '../header/header';
import { ProgressBar } from './progress-bar';
import { ToastRegion } from '../toasts/toast-region';
import { messages } from '../../app/messages';
import { PromoBanner } from '../promo/promo-banner';
import { isUnsettled, type PageMatch } from '../../slices/route-outcome';
import styles from './root-page.module.css';
import { headOf } from '../../app/page-head';
import { useShell } from '../../app/shell-context';

// Constant elements: React skips them when a navigation starts and ends.
const HEADER = <Header />;
const FOOTER = <Footer />;

/** The whole document, rendered by the server and hydrated by the browser. */
export function RootPage() {
  const { settings, DeferredParts } = useShell();
  const match = useMatches().at(-1) as PageMatch | undefined;
  const head = headOf(match, settings.brand);
  const frame = match?.handle?.frame;
  // When a slice fails, header and footer offer other pages.
  const isFailed = hasFailed(match);
  const isBare = frame === 'bare' && !isFailed;
  const focus = isFailed ? undefined : match?.handle?.focus;
  useSecondAttempt(match);
  useEffect(() => announceHydrated(document), []);
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.robots === 'noindex' && <meta name="robots" content="noindex" />}
      </head>
      <body>
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
        <ProgressBar />
        <PromoBanner shown={!isBare && !focus} />
        {focus ? <FocusedHeader {...focus} /> : !isBare && HEADER}
        {/* The main landmark; it takes the focus after a navigation, so that a screen reader starts there. */}
        <main id="content" tabIndex={-1} className={styles.content}>
          {frame === 'account' && <AccountSidebar />}
          <Outlet />
        </main>
        {!isBare && !focus && FOOTER}
        <ToastRegion />
        {DeferredParts && <DeferredParts />}
        <ScrollRestoration />
      </body>
    </html>
  );
}

function hasFailed(match: PageMatch | undefined): boolean {
  const kind = match?.loaderData?.kind;
  return kind === 'unavailable' || kind === 'error';
}

/**
 * The browser loads pages that the server could not finish: personal pages, pages with late data, and pages that
 * signed-in shoppers do not see.
 */
function useSecondAttempt(match: PageMatch | undefined): void {
  const { revalidate } = useRevalidator();
  const { bus } = usePlatform();
  const first = useRef(match);
  useEffect(() => {
    const outcome = first.current?.loaderData;
    const claim = first.current?.handle;
    first.current = undefined;
    const isGuest = bus.current('session')?.status === 'guest';
    if (isUnsettled(outcome) || (claim?.access === 'signed-out' && !isGuest)) void revalidate();
  }, [bus, revalidate]);
}
