import { HYDRATED } from './hydrated';

/** Buttons that need scripts. Links, forms with an address and popover buttons work without them. */
const BUTTONS =
  'button:not([popovertarget], form[action] [type="submit"], form[action] :not([type])), [role="button"]:not(a)';
/** Arrow keys move between them. */
const TABS = '[role="tab"]';
/** Milliseconds after which a press expires: a later response would surprise. */
const FORGET_MS = 15_000;
/** Milliseconds between two attempts. */
const AGAIN_MS = 100;
/** Look of a waiting press. Not an attribute, because React compares attributes with its own. */
const WAITS = { opacity: [0.6, 0.6], cursor: ['progress', 'progress'] };

interface Press {
  event: Event;
  until: number;
  look: Animation;
}

/**
 * Buttons do nothing until React has hydrated them. So a press is stored, gets visible feedback, and is replayed after
 * hydration: once for each button, and only if it still exists. `hurry` is called with the first touch of any kind.
 *
 * The document hydrates first, its page later, and deferred parts when their code has loaded. The page reports it:
 * while its code loads, React may drop a press without a trace. React does not report deferred parts, but it stops a
 * press on them. Such a press is repeated until it passes.
 */
export function replayEarlyPresses(hurry: () => void): void {
  const presses = new Map<HTMLElement, Press>();
  let isHydrated = false;
  const hydratedPages = new WeakSet<EventTarget>();
  let tried: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function isReady(place: HTMLElement): boolean {
    const page = place.closest('[data-page]');
    return isHydrated && (page === null || hydratedPages.has(page));
  }

  function forget(place: HTMLElement): void {
    presses.get(place)?.look.cancel();
    presses.delete(place);
  }

  function onPress(event: Event): void {
    const place = placeOf(event);
    if (!place) return;
    if (isReady(place) && !event.cancelBubble) return forget(place);
    event.preventDefault(); // a form would be sent to its own page, and its input lost
    event.stopPropagation(); // React can start at this moment, and the press would run twice
    if (place === tried) return;
    forget(place);
    presses.set(place, { event, until: performance.now() + FORGET_MS, look: place.animate(WAITS, FORGET_MS) });
    tryIn(AGAIN_MS);
  }

  function tryIn(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(tryAll, wait);
  }

  function tryAll(): void {
    for (const [place, { event, until }] of [...presses]) {
      if (!place.isConnected || performance.now() >= until) forget(place);
      else if (isReady(place)) {
        tried = place;
        pressAgain(place, event);
        tried = null;
      }
    }
    if (presses.size > 0) tryIn(AGAIN_MS);
  }

  function listen(to: EventTarget): void {
    for (const type of ['click', 'keydown']) {
      window.removeEventListener(type, onPress, true);
      to.addEventListener(type, onPress, true);
    }
  }

  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, hurry, { capture: true, once: true });
  listen(window);
  addEventListener(HYDRATED, ({ target }) => {
    if (target === document) {
      isHydrated = true;
      listen(document); // after React, which listens here by now
    } else if (target) hydratedPages.add(target);
    tryIn(0);
  });
}

/** The pressed element of an event, if it needs scripts. */
function placeOf(event: Event): HTMLElement | null {
  const wanted = event.type === 'click' ? BUTTONS : /^Arrow[LR]/.test((event as KeyboardEvent).key) && TABS;
  return wanted && event.target instanceof Element ? event.target.closest<HTMLElement>(wanted) : null;
}

function pressAgain(place: HTMLElement, event: Event): void {
  if (event.type === 'click') place.click();
  else place.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent));
}
