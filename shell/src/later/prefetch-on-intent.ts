import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

/** Loads a page's code when the shopper points at, touches or focuses its link. */
export function prefetchOnIntent(routes: RouteObject[], prefetch: (claim: HostClaim) => void): void {
  const seen = new Set<string>();
  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    const claim = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as HostClaim | undefined;
    if (claim) prefetch(claim);
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
}
