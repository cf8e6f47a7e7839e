import type { HostClaim } from '../slices/boot-data';
import type { Router } from './create-router';

/**
 * Loads a new document after a sign-out, because the memory of this one still holds the shopper's data: a public page
 * again, else the sign-in. While the network is down, it waits.
 * @param reached false when the server cannot be reached
 */
export function leavePage(router: Pick<Router, 'state'>, reached: boolean): void {
  if (!reached || !navigator.onLine) {
    window.addEventListener('online', () => leavePage(router, true), { once: true });
    return;
  }
  const claim = router.state.matches.at(-1)?.route.handle as HostClaim | undefined;
  if (claim?.access === 'signed-in') window.location.replace('/account');
  else window.location.reload();
}
