import type { ToastStore } from '../app/toasts';
import type { HostClaim } from '../slices/boot-data';
import type { Router } from './create-router';
import { keepMessages } from './kept-messages';

export interface LeaveOptions {
  router: Pick<Router, 'state' | 'subscribe'>;
  /** Messages such as "Your account is deactivated" stay. */
  toasts: Pick<ToastStore, 'list'>;
  /** False when the server cannot be reached. */
  reached: boolean;
  location?: Pick<Location, 'reload' | 'replace'>;
}

/**
 * Loads a new document after a sign-out, because the memory of this one still holds the shopper's data: a public page
 * again, else the sign-in. First waits for a navigation, which may lead away, and for the network.
 */
export function leavePage({ router, toasts, reached, location = window.location }: LeaveOptions): void {
  const again = () => leavePage({ router, toasts, reached: true, location });
  if (!reached || !navigator.onLine) {
    window.addEventListener('online', again, { once: true });
    return;
  }
  if (router.state.navigation.state !== 'idle') {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      again();
    });
    return;
  }
  keepMessages(toasts);
  const claim = router.state.matches.at(-1)?.route.handle as HostClaim | undefined;
  if (claim?.access === 'signed-in') location.replace('/account');
  else location.reload();
}
