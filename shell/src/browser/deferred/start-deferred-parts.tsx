import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { UNCLAIMED } from '../../app/browser-report';
import { isTyping } from '../../app/is-typing';
import { keepTypedFields } from '../../platform/early-input/typed-fields';
import type { RequestWatch } from '../../platform/request-watch';
import { ConsentPlace } from '../../frame/consent/consent-place';
import { prepareSidebar } from '../../frame/sidebar/load-sidebar';
import type { HostClaim, SliceVersions } from '../../slices/boot-data';
import { isUnsettled, type RouteOutcome } from '../../slices/route-outcome';
import { Arrival } from './page-change/arrival';
import { watchCacheMarker } from './storage/cache-marker';
import { watchConnection } from './network/connection';
import { hideHeaderWhileReading } from './hide-header';
import type { RequiredStepOptions } from './sign-in/required-step';
import { OfflineBanner } from './network/offline-banner';
import { registerOfflineWorker } from './network/offline-worker';
import { PageTags } from './page-change/page-tags';
import { prefetchOnIntent } from './page-change/prefetch-on-intent';
import { reloadOnce } from './reload/reload-once';
import { reloadWithoutFile } from './reload/reload-without-file';
import { measureVisit, reportFaults } from './load-reports';
import { RequestOverlay } from './network/request-overlay';
import { RouteAnnouncer } from './page-change/route-announcer';
import { type Pages, startServices } from './start-services';
import { watchVersion } from './storage/version-check';

export interface DeferredTools {
  platform: Pick<Platform, 'api' | 'bus' | 'storage'>;
  requests: RequestWatch;
  router: RequiredStepOptions['router'] & Pages & { routes: RouteObject[]; revalidate(): Promise<void> };
  /** Fetches a page's code. */
  prefetch(claim: HostClaim): void;
  /** Starts services, which the page does not need to render. */
  startService(slice: string): void;
  slices: SliceVersions;
  /** Path of the document at the start of its scripts. */
  firstPath: string;
  /** The outcome of the document's page, from the server. */
  served: RouteOutcome | undefined;
  publicUrl: string;
  hasOfflinePage: boolean;
}

/** Starts the watches of an open document. Returns their visible parts, which the shell renders beside every page. */
export function startDeferredParts(tools: DeferredTools): ComponentType {
  const { platform, requests, router, firstPath, served, publicUrl } = tools;
  const { api, bus, storage } = platform;
  const shownPage = () => {
    const { route } = router.state.matches.at(-1) ?? {};
    const outcome = router.state.loaderData[route?.id ?? ''] as RouteOutcome | undefined;
    return { claim: route?.handle as HostClaim | undefined, outcome };
  };

  reportFaults(() => shownPage().claim?.path ?? UNCLAIMED);
  measureVisit({ platform, slices: tools.slices, claim: shownPage().claim });
  startServices(tools.slices, router, tools.startService);
  hideHeaderWhileReading();
  prefetchOnIntent(router.routes, (claim) => {
    tools.prefetch(claim);
    void prepareSidebar(claim);
  });
  // A first visit is not slowed down by it. The version is stored below.
  if (tools.hasOfflinePage && storage.get(STORAGE_KEYS.version) !== null) registerOfflineWorker();
  watchVersion(storage);
  const reload = () => void reloadOnce();
  const mayReload = () => !isBuying(shownPage().claim) && requests.count() === 0 && !isTyping() && !isInDialog();
  watchCacheMarker({ storage, reload, mayReload });
  reloadWithoutFile({ reload: () => void reloadOnce(keepAndReload), mayReload });

  const connection = watchConnection({ requests, probe: () => api.get('/settings', { background: true }) });
  connection.subscribe((state) => {
    if (state === 'back' && isUnsettled(shownPage().outcome)) void router.revalidate();
  });

  // After sign-out, here or in another tab, possibly before this code loaded, leave pages that need a session.
  let wasSignedIn = false;
  bus.on('session', ({ status }) => {
    const isLeft = wasSignedIn || shownPage().claim?.access === 'signed-in';
    if (isLeft && status === 'guest') void router.revalidate();
    wasSignedIn = status === 'signed-in';
  });

  return function DeferredParts() {
    return (
      <>
        <Arrival />
        <RequestOverlay requests={requests} />
        <OfflineBanner connection={connection} />
        <RouteAnnouncer firstPath={firstPath} />
        <ConsentPlace />
        <PageTags served={served} publicUrl={publicUrl} />
      </>
    );
  };
}

function keepAndReload(): void {
  keepTypedFields();
  window.location.reload();
}

const isBuying = (claim: HostClaim | undefined) => claim?.purchase === 'checkout' || claim?.purchase === 'payment';

/** An open dialog would lose its content. */
const isInDialog = () => document.querySelector('dialog[open]') !== null;
