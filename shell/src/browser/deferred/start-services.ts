import { STORAGE_KEYS, whenIdle } from '@nkm/platform';
import type { SliceVersions } from '../../slices/boot-data';
import type { RouteOutcome } from '../../slices/route-outcome';

const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** The used part of the router. */
export interface Pages {
  state: { matches: { route: { id: string } }[]; loaderData: Record<string, unknown> };
  subscribe(listener: (state: Pages['state']) => void): () => void;
}

/**
 * Starts the slices' services, unless a command starts one before. A returning shopper (with a cart or session) sees
 * them when the page is idle. A new visitor has nothing to show, so the first touch starts the download. A page of the
 * slice itself needs its service at once.
 */
export function startServices(slices: SliceVersions, router: Pages, start: (slice: string) => void): void {
  const withService = Object.keys(slices).filter((slice) =>
    slices[slice]?.some(({ exposes }) => exposes.includes('service')),
  );
  const startAll = () => withService.forEach(start);

  // Only after the page itself has loaded: a slice that is down waits for Retry.
  const startForPage = ({ matches, loaderData }: Pages['state']) => {
    const outcome = loaderData[matches.at(-1)?.route.id ?? ''] as RouteOutcome | undefined;
    if (outcome?.kind === 'ready' && withService.includes(outcome.slice)) start(outcome.slice);
  };
  startForPage(router.state);
  router.subscribe(startForPage);

  if (hasLeftSomething()) return whenIdle(startAll);
  const once = ({ type, target }: Event) => {
    if (type === 'scroll' && target !== document) return; // a carousel slides without a touch
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
    return false; // storage is blocked, so nothing is stored
  }
}
