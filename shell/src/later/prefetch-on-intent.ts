import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterPaint } from '../browser/after-paint';
import type { HostClaim } from '../slices/boot-data';

/** Links that go somewhere: those that open something stay on their page. */
const LINKS = 'a[href]:not([aria-expanded])';

/**
 * Loads a page's code when the shopper points at, touches or focuses its link; the answer to that touch is painted
 * first, because to find the page among all routes takes a cheap phone longer than a frame.
 */
export function prefetchOnIntent(routes: RouteObject[], prefetch: (claim: HostClaim) => void): void {
  const seen = new Set<string>();
  async function onIntent({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    await afterPaint();
    const claim = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as HostClaim | undefined;
    if (claim) prefetch(claim);
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
}
