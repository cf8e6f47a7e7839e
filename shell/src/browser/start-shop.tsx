// First, because it declares the order of all layers of styles.
import '@nkm/ui/tokens.css';
import { createStorage } from '@nkm/platform/host';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/app';
import { createCurrency } from '../app/currency';
import { createGuard } from '../app/guard';
import { createRoutes } from '../app/routes';
import type { Shell } from '../app/shell-context';
import { createToastStore } from '../app/toasts';
import { createBrowserHost } from '../slices/browser-host';
import { createFederation } from '../slices/federation';
import { createBrowserPlatform } from './create-platform';
import { prefetchOnIntent } from './prefetch-on-intent';
import { readBootData } from './read-boot-data';
import { createSignInWindow } from './sign-in-window';
import { startServices } from './start-services';

const boot = readBootData();
const storage = createStorage(() => window.localStorage, window);
const toasts = createToastStore();

const platform = createBrowserPlatform({
  settings: boot.settings,
  storage,
  toasts,
  navigate: (path, options) => void router.navigate(path, options),
  onCommandWaiting: (owner) => startService(owner),
});
const host = createBrowserHost({
  versions: boot.slices,
  federation: createFederation(boot.sliceTimeoutMs),
  timeoutMs: boot.sliceTimeoutMs,
  platformFor: platform.forSlice,
  report: (slice, version, cause) => console.warn(`${slice} ${version} cannot be used:`, cause),
});
const currency = createCurrency(platform.bus.as('shell'), storage, boot.settings.rate);
const guard = createGuard({
  isSignedIn: () => platform.session.token() !== null,
  keepReturnPath: platform.session.keepReturnPath,
});
const routes = createRoutes({ claims: boot.claims, host, guard, framesOnly: false });
const router = createBrowserRouter(routes, { hydrationData: { loaderData: boot.loaderData } });
const signIn = createSignInWindow(platform.session, (path) => void router.navigate(path));

const shell: Shell = {
  host,
  settings: boot.settings,
  claims: boot.claims,
  toasts,
  widgets: { ownerOf: host.ownerOfWidget, load: host.loadWidget },
  signIn,
  signOut: () => void platform.session.end(),
  chooseCurrency: currency.choose,
};

platform.bus.as('shell').handle('session.require', ({ returnTo }) => {
  const signedIn = platform.session.token() !== null;
  if (!signedIn) signIn(returnTo);
  return { signedIn };
});

// Signed out, here or in another tab: a page that needs a session is left.
let wasSignedIn = false;
platform.bus.as('shell').on('session', ({ status }) => {
  if (wasSignedIn && status === 'guest') void router.revalidate();
  wasSignedIn = status === 'signed-in';
});

/** Services run without a screen; a command that finds none waiting is told that nobody comes. */
function startService(slice: string): void {
  host.startService(slice).catch((cause: unknown) => platform.bus.rejectWaiting(slice as never, cause));
}

startTransition(() => {
  hydrateRoot(
    document,
    <App shell={shell} platform={platform.forSlice('shell')}>
      <RouterProvider router={router} />
    </App>,
  );
});

void platform.session.restore();
prefetchOnIntent(routes, host);
startServices(boot.slices, router, startService);
