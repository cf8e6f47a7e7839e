import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterPaint } from '@nkm/ui';
import type { HostClaim } from '../../../slices/boot-data';

/** Links to other pages, not those that open a dialog on the same page. */
const LINKS = 'a[href]:not([aria-expanded])';

/**
 * Loads a page's code when the shopper points at, touches or focuses its link. The browser paints the feedback first,
 * because matching all routes takes a slow phone longer than a frame.
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
