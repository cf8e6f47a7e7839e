import type { HostClaim, SliceVersions } from '../slices/boot-data';
import { whenIdle } from './when-idle';

const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

interface Pages {
  state: { matches: { route: { handle?: unknown } }[] };
  subscribe(listener: (state: Pages['state']) => void): () => void;
}

/**
 * When the slices' services start, unless a command asks for one before. Somebody who has left something in this
 * browser (a cart, a session) sees it as soon as the page is idle; for a new visitor there is nothing to show, so
 * their megabytes are spent with the first touch. A page of the slice itself needs its service at once.
 */
export function startServices(slices: SliceVersions, router: Pages, start: (slice: string) => void): void {
  const withService = Object.keys(slices).filter((slice) =>
    slices[slice]?.some(({ exposes }) => exposes.includes('service')),
  );
  const startAll = () => withService.forEach(start);

  const startForPage = ({ matches }: Pages['state']) => {
    const claim = matches.at(-1)?.route.handle as HostClaim | undefined;
    if (claim && withService.includes(claim.slice)) start(claim.slice);
  };
  startForPage(router.state);
  router.subscribe(startForPage);

  if (hasLeftSomething()) return whenIdle(startAll);
  const once = () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, once, true);
    whenIdle(startAll, 500);
  };
  for (const type of INTERACTIONS) window.addEventListener(type, once, { capture: true, passive: true });
}

function hasLeftSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false; // storage is blocked: nothing can have been left
  }
}
