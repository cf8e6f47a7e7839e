import { STORAGE_KEYS, whenIdle } from '@nkm/platform';
import type { SliceVersions } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';

const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** What is needed of the router. */
export interface Pages {
  state: { matches: { route: { id: string } }[]; loaderData: Record<string, unknown> };
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

  // Only once the page itself is there: a slice that is down is left in peace until Retry.
  const startForPage = ({ matches, loaderData }: Pages['state']) => {
    const outcome = loaderData[matches.at(-1)?.route.id ?? ''] as RouteOutcome | undefined;
    if (outcome?.kind === 'ready' && withService.includes(outcome.slice)) start(outcome.slice);
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

const LEFT = [STORAGE_KEYS.token, STORAGE_KEYS.cart, STORAGE_KEYS.wishlist];

function hasLeftSomething(): boolean {
  try {
    return LEFT.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false; // storage is blocked: nothing can have been left
  }
}
