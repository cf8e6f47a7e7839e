// First, because it declares the order of all layers of styles.
import '@nkm/ui/tokens.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/app';
import { createCurrency } from '../app/currency';
import { createGuard } from '../app/guard';
import { createRequestWatch } from '../app/request-watch';
import { createRoutes } from '../app/routes';
import type { Shell } from '../app/shell-context';
import { SIGN_IN_WINDOW } from '../app/sign-in-window';
import { createToastStore } from '../app/toasts';
import { placeWhenBusy } from '../app/when-busy';
import { createConsent } from '../consent/consent';
import { messages } from '../messages';
import type { HostClaim } from '../slices/boot-data';
import { openOutlineIfAsked } from '../outline/open-if-asked';
import { createBrowserHost } from '../slices/browser-host';
import { createFederation } from '../slices/federation';
import { measureLoad } from '../slices/measure-load';
import { beginFirstPage } from './begin-first-page';
import { createBrowserPlatform } from './create-platform';
import { createShopStorage } from './create-shop-storage';
import { createLater, withLater } from './load-later';
import { keepEarlyInput } from './early-input';
import { readPageData } from './read-page-data';

/**
 * Builds the shop in this browser and takes over the server's page. `pause` lets the browser answer the shopper
 * between two steps: a cheap phone needs a moment for each.
 */
export async function startShop(pause: () => Promise<void>): Promise<void> {
  const { settings, frame, slices, claims, sliceTimeoutMs } = await window.nkmShop;
  const { loaderData } = readPageData();
  const toasts = createToastStore();
  const storage = createShopStorage(toasts);
  const requests = createRequestWatch();

  const platform = createBrowserPlatform({
    settings,
    storage,
    toasts,
    requests,
    navigate: (path, options) => void router.navigate(path, options),
    onSessionDead: () => withLater(({ reloadOnce }) => reloadOnce()),
    onUser(user) {
      // The popup closes by itself, and the window that opened it goes on.
      if ((user.email_verified && user.phone) || window.name === SIGN_IN_WINDOW) return;
      const { keepReturnPath } = platform.session;
      withLater(({ leadUser }) => leadUser(user, { router, claims, keepReturnPath }));
    },
    onCommandWaiting: (owner) => startService(owner),
  });
  const federation = createFederation(sliceTimeoutMs);
  const host = createBrowserHost({
    versions: slices,
    federation,
    timeoutMs: sliceTimeoutMs,
    platformFor: platform.forSlice,
    isCalling: () => requests.count() > 0,
    seatFor: platform.seatFor,
    report: (slice, version, cause) => console.warn(`${slice} ${version} cannot be used:`, cause),
    onLoaded: measureLoad,
  });
  const guard = createGuard({
    isSignedIn: () => platform.session.token() !== null,
    keepReturnPath: platform.session.keepReturnPath,
  });
  function whenBusy(claim: HostClaim, message: string): string | null {
    const place = placeWhenBusy(claim);
    if (place !== null) toasts.show('error', messages.shopBusy, message);
    return place;
  }
  await pause();
  const routes = createRoutes({ claims, host, guard, whenBusy, framesOnly: false });
  beginFirstPage(routes, loaderData, location.href);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  await pause();
  openOutlineIfAsked({
    bus: platform.bus,
    host,
    federation,
    versions: slices,
    reloadPage: () => void router.revalidate(),
    replaceAddress: (path) => void router.navigate(path, { replace: true, preventScrollReset: true }),
    tell: (message) => toasts.show('error', message),
  });
  const currency = createCurrency(platform.bus.as('shell'), storage, settings.rate);
  const consent = createConsent(platform.bus.as('shell'), storage);
  const navigate = (path: string) =>
    void router.navigate(path, { replace: path === location.pathname + location.search });
  let openSignIn: ((returnTo: string) => void) | undefined;
  const { session } = platform;
  function signIn(returnTo: string): void {
    withLater(
      ({ createSignInWindow }) => (openSignIn ??= createSignInWindow({ session, navigate }))(returnTo),
      () => {
        session.keepReturnPath(returnTo);
        navigate('/account');
      },
    );
  }

  const shell: Shell = {
    host,
    settings,
    frame,
    claims,
    toasts,
    widgets: { ownerOf: host.ownerOfWidget, load: host.loadWidget },
    signIn,
    signOut: () => void platform.session.end(),
    chooseCurrency: currency.choose,
    chooseConsent: consent.choose,
    later: createLater({
      platform: platform.forSlice('shell'),
      session,
      requests,
      router,
      prefetch(claim) {
        platform.prepareCalls();
        host.prefetch(claim);
      },
      startService,
      slices,
      firstPath: location.pathname,
    }),
  };

  platform.bus.as('shell').handle('session.require', ({ returnTo }) => {
    const signedIn = platform.session.token() !== null;
    if (!signedIn) signIn(returnTo);
    return { signedIn };
  });

  /** Services run without a screen; a command that finds none waiting is told that nobody comes. */
  function startService(slice: string): void {
    host.startService(slice).catch((cause: unknown) => platform.bus.rejectWaiting(slice as never, cause));
  }

  keepEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} platform={platform.forSlice('shell')}>
        <RouterProvider router={router} />
      </App>,
    );
  });

  await pause();
  void session.restore();
}
