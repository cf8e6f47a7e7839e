import type { Platform } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isTyping } from '../app/is-typing';
import type { RequestWatch } from '../app/request-watch';
import type { ShellSession } from '../app/session';
import { ConsentPlace } from '../consent/consent-place';
import { prepareSidebar } from '../sidebar/load-sidebar';
import type { HostClaim, SliceVersions } from '../slices/boot-data';
import { isUnsettled, type RouteOutcome } from '../slices/route-outcome';
import { Arrival } from './arrival';
import { watchCacheMarker } from './cache-marker';
import { watchConnection } from './connection';
import { hideHeaderWhileReading } from './hide-header';
import type { LeadOptions } from './lead-user';
import { OfflineBanner } from './offline-banner';
import { prefetchOnIntent } from './prefetch-on-intent';
import { reloadOnce } from './reload-once';
import { RequestOverlay } from './request-overlay';
import { RouteAnnouncer } from './route-announcer';
import { type Pages, startServices } from './start-services';
import { watchVersion } from './version-check';

export interface LaterTools {
  platform: Pick<Platform, 'api' | 'bus' | 'storage'>;
  session: ShellSession;
  requests: RequestWatch;
  router: LeadOptions['router'] & Pages & { routes: RouteObject[]; revalidate(): Promise<void> };
  /** Fetches a page's code. */
  prefetch(claim: HostClaim): void;
  /** Starts what runs without a screen; nothing of it is needed to draw the page. */
  startService(slice: string): void;
  slices: SliceVersions;
  /** Path of the document when its scripts started. */
  firstPath: string;
}

/** Starts what watches over an open document. Returns what it has to say, to be rendered beside every page. */
export function startLaterParts(tools: LaterTools): ComponentType {
  const { platform, session, requests, router, firstPath } = tools;
  const { api, bus, storage } = platform;
  const shownPage = () => {
    const { route } = router.state.matches.at(-1) ?? {};
    const outcome = router.state.loaderData[route?.id ?? ''] as RouteOutcome | undefined;
    return { claim: route?.handle as HostClaim | undefined, outcome };
  };

  startServices(tools.slices, router, tools.startService);
  hideHeaderWhileReading();
  prefetchOnIntent(router.routes, (claim) => {
    tools.prefetch(claim);
    void prepareSidebar(claim);
  });
  watchVersion(storage);
  watchCacheMarker({
    storage,
    reload: () => void reloadOnce(),
    mayReload: () => !isBuying(shownPage().claim) && requests.count() === 0 && !isTyping() && !isInDialog(),
  });

  const connection = watchConnection({ requests, probe: () => api.get('/settings', { background: true }) });
  connection.subscribe((state) => {
    if (state === 'back' && isUnsettled(shownPage().outcome)) void router.revalidate();
  });

  // Signed out, here or in another tab, maybe before this code was there: a page that needs a session is left.
  let wasSignedIn = false;
  bus.on('session', ({ status }) => {
    const isLeft = wasSignedIn || shownPage().claim?.access === 'signed-in';
    if (isLeft && status === 'guest') void router.revalidate();
    wasSignedIn = status === 'signed-in';
  });

  // A page that the browser kept asleep heard nothing of what other tabs did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.restore();
  });

  return function LaterParts() {
    return (
      <>
        <Arrival />
        <RequestOverlay requests={requests} />
        <OfflineBanner connection={connection} />
        <RouteAnnouncer firstPath={firstPath} />
        <ConsentPlace />
      </>
    );
  };
}

const isBuying = (claim: HostClaim | undefined) => claim?.purchase === 'checkout' || claim?.purchase === 'payment';

/** What was chosen in a dialog, and what it says, would be lost. */
const isInDialog = () => document.querySelector('dialog[open]') !== null;
