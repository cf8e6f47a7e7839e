import { usePlatform } from '@nkm/platform';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useRevalidator } from 'react-router-dom';
import { announceAlive } from '../browser/alive';
import { AccountSidebar } from '../layout/account-sidebar';
import { Footer } from '../layout/footer';
import { Header } from '../layout/header';
import { ProgressBar } from '../layout/progress-bar';
import { ToastRegion } from '../layout/toast-region';
import { messages } from '../messages';
import { PromoBanner } from '../promo/promo-banner';
import { isUnsettled, type PageMatch } from '../slices/route-outcome';
import styles from './root-page.module.css';
import { LaterParts } from './later-parts';
import { headOf } from './page-head';
import { useShell } from './shell-context';

// The same elements each time: React passes them by when a navigation begins and when it ends.
const HEADER = <Header />;
const FOOTER = <Footer />;

/** The whole document, rendered by the server and hydrated by the browser. */
export function RootPage() {
  const { settings } = useShell();
  const match = useMatches().at(-1) as PageMatch | undefined;
  const head = headOf(match, settings.brand);
  const frame = match?.handle?.frame;
  // Where a slice failed, header and footer are the way out.
  const isBare = frame === 'bare' && !hasFailed(match);
  useSecondAttempt(match);
  useEffect(() => announceAlive(document), []);
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
        <PromoBanner shown={!isBare} />
        {!isBare && HEADER}
        {/* The main landmark; it takes the focus after a navigation, so that a screen reader starts there. */}
        <main id="content" tabIndex={-1} className={styles.content}>
          {frame === 'account' && <AccountSidebar />}
          <Outlet />
        </main>
        {!isBare && FOOTER}
        <ToastRegion />
        <LaterParts />
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
 * What the server could not settle the browser loads itself: a shopper's own page, data that came too late, and a
 * page that is not for somebody who is signed in.
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
