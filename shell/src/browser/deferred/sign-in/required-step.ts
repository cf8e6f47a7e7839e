import type { User } from '@nkm/contracts';
import type { createBrowserRouter } from 'react-router-dom';
import type { HostClaim } from '../../../slices/boot-data';

/**
 * The page of a loaded user's required step (SH-RULE-011, SH-RULE-012), which a slice claims: first the e-mail, then
 * the phone. Never during a payment, nor on the page of a mailed link, whose secret must not become a return path.
 * Null: none.
 */
export function requiredPage(user: User, current: HostClaim | undefined, claims: readonly HostClaim[]): string | null {
  if (current?.purchase === 'payment' || current?.secretQuery || current?.requiredStep === 'verify-email') return null;
  // A server without phone numbers in the profile does not decide about this user.
  const hasNoPhone = user.phone === null || user.phone === '';
  const step = !user.email_verified ? 'verify-email' : hasNoPhone ? 'verify-phone' : null;
  if (step === null || current?.requiredStep === step) return null;
  return claims.find(({ requiredStep }) => requiredStep === step)?.path ?? null;
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

export interface RequiredStepOptions {
  router: Router;
  claims: readonly HostClaim[];
  keepReturnPath(path: string): void;
  /** The user who is signed in now; null: nobody. */
  currentUser(): User | null;
}

/** Other navigations can replace this one: that of the sign-in, and redirects of the page that it opens. */
const MOST_TRIES = 5;

/**
 * Opens the required step after the pending navigation, and stores the user's path. Until the shopper uses the
 * step or goes elsewhere, no redirect leads away from it: the page before it can still be on the screen and send one,
 * such as a checkout that finds an empty cart.
 */
export async function openRequiredStep(user: User, options: RequiredStepOptions): Promise<void> {
  await leadToStep(user, options);
  const { router, claims, currentUser } = options;
  const { pathname } = router.state.location;
  if (!claims.some(({ path, requiredStep }) => requiredStep !== undefined && path === pathname)) return;
  const stop = router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    stop();
    document.removeEventListener('input', stop);
    const waiting = historyAction === 'REPLACE' ? currentUser() : null;
    if (waiting !== null) void leadToStep(waiting, options);
  });
  document.addEventListener('input', stop, { once: true });
}

async function leadToStep(user: User, { router, claims, keepReturnPath }: RequiredStepOptions): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    if (router.state.navigation.state !== 'idle') await navigationOver(router);
    const { pathname, search } = router.state.location;
    const claim = router.state.matches.at(-1)?.route.handle as HostClaim | undefined;
    // The sign-in for another window (`from`) continues on its page.
    if (claim?.access === 'signed-out' && new URLSearchParams(search).has('from')) return;
    const page = requiredPage(user, claim, claims);
    if (page === null) return;
    if (claim?.access !== 'signed-out') keepReturnPath(pathname + search);
    await router.navigate(page, { replace: true });
  }
}

function navigationOver({ subscribe }: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}
