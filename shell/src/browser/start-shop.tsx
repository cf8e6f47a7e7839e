// First, because it declares the order of all style layers.
import '@nkm/ui/tokens.css';
import '@nkm/ui/reset.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from '../app/app';
import { createConsent } from '../app/consent';
import { createCurrency } from '../app/currency';
import type { Shell } from '../app/shell-context';
import { SIGN_IN_WINDOW } from '../app/sign-in-window';
import { createToastStore } from '../app/toasts';
import { openOutlineIfAsked } from '../outline/open-if-asked';
import type { RouteOutcome } from '../slices/route-outcome';
import { replayEarlyInput } from '../platform/early-input/fields';
import { restoreTypedFields } from '../platform/early-input/typed-fields';
import { createRequestWatch } from '../platform/request-watch';
import { createLoadWidget } from './create-load-widget';
import { createBrowserPlatform } from './create-platform';
import { createRouter } from './create-router';
import { createShopStorage } from './create-shop-storage';
import { createSignIn } from './create-sign-in';
import { createSlices } from './create-slices';
import { createDeferredParts, withDeferredCode } from './deferred-code';
import { tellFault, watchFaults } from './reports/faults';
import { showKept } from './kept-messages';
import { leavePage } from './leave-page';

/**
 * Builds the shop in this browser and hydrates the server's page. `pause` lets the browser respond to the shopper
 * between two steps, because each takes a slow phone some time.
 */
export async function startShop(pause: () => Promise<void>): Promise<void> {
  watchFaults();
  const shop = await window.nkmShop;
  const { settings, claims, publicUrl = location.origin } = shop;
  const toasts = createToastStore();
  const storage = createShopStorage(toasts);
  const requests = createRequestWatch();

  const platform = createBrowserPlatform({
    settings,
    storage,
    toasts,
    requests,
    navigate: (path, options) => void router.navigate(path, options),
    loadWidget: createLoadWidget(() => host),
    onSessionDead: () => withDeferredCode(({ reloadOnce }) => reloadOnce()),
    onGone: (reached) => leavePage({ router, toasts, reached }),
    onUser(user) {
      // The popup closes itself, and the window that opened it continues.
      if ((user.email_verified && user.phone) || window.name === SIGN_IN_WINDOW) return;
      withDeferredCode(
        ({ openRequiredStep }) =>
          void openRequiredStep(user, { router, claims, keepReturnPath: session.keepReturnPath, currentUser }),
      );
    },
    onCommandWaiting: (owner) => startService(owner),
  });
  const { bus, session } = platform;
  const currentUser = () => bus.as('shell').current('session')?.user ?? null;
  const { federation, host, startService } = createSlices(shop, platform, requests);
  await pause();
  const router = createRouter({ claims, host, session, toasts, publicUrl });
  await pause();
  openOutlineIfAsked({
    bus,
    host,
    federation,
    versions: shop.slices,
    reloadPage: () => void router.revalidate(),
    replaceAddress: (path) => void router.navigate(path, { replace: true, preventScrollReset: true }),
    tell: (message) => toasts.show('error', message),
  });

  const shell: Shell = {
    host,
    settings,
    frame: shop.frame,
    claims,
    toasts,
    widgets: { ownerOf: host.ownerOfWidget, load: host.loadWidget },
    signIn: createSignIn({ platform, claims, router }),
    signOut: () => void session.end(),
    chooseCurrency: createCurrency(bus.as('shell'), storage, settings.rate).choose,
    chooseConsent: createConsent(bus.as('shell'), storage).choose,
    DeferredParts: createDeferredParts({
      platform: platform.forSlice('shell'),
      requests,
      router,
      prefetch(claim) {
        platform.prepareCalls();
        host.prefetch(claim);
      },
      startService,
      slices: shop.slices,
      firstPath: location.pathname,
      served: router.state.loaderData[router.state.matches.at(-1)!.route.id] as RouteOutcome | undefined,
      publicUrl,
      hasOfflinePage: shop.offlinePage === true,
    }),
  };

  restoreTypedFields();
  replayEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} platform={platform.forSlice('shell')}>
        <RouterProvider router={router} />
      </App>,
      { onCaughtError: tellFault('render'), onRecoverableError: tellFault('hydration') },
    );
  });

  await pause();
  showKept(toasts);
  void session.restore();
}
