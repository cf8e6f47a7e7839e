import { ALIVE } from './alive';

/** Links work without scripts, and so do forms that lead somewhere and what opens a popover: those are left alone. */
const BUTTONS =
  'button:not([popovertarget], form[action] [type="submit"], form[action] :not([type])), [role="button"]:not(a)';
/** Arrow keys move between them. */
const TABS = '[role="tab"]';
/** Milliseconds after which a press is forgotten: to do it still would surprise. */
const FORGET_MS = 15_000;
/** Milliseconds between two attempts. */
const AGAIN_MS = 100;
/** How a press looks that waits. No attribute: React compares those with its own. */
const WAITS = { opacity: [0.6, 0.6], cursor: ['progress', 'progress'] };

interface Press {
  event: Event;
  until: number;
  look: Animation;
}

/**
 * Until React has taken over the page its buttons do nothing. So a press is remembered, shown at once and done when its
 * place is alive: once for each button, and only if that is still there. `hurry` is called with the first touch of any
 * kind.
 *
 * The document comes alive first, its parts later, some when their code is there. Of those React says nothing; but it
 * stops a press on what it has not taken over on its way down. Such a press is tried again until it goes through.
 */
export function rememberEarlyTaps(hurry: () => void): void {
  const presses = new Map<HTMLElement, Press>();
  let isAlive = false;
  let tried: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function forget(place: HTMLElement): void {
    presses.get(place)?.look.cancel();
    presses.delete(place);
  }

  function onPress(event: Event): void {
    const place = placeOf(event);
    if (!place) return;
    if (isAlive && !event.cancelBubble) return forget(place);
    event.preventDefault(); // a form would be sent to its own page, and what was written in it be lost
    event.stopPropagation(); // React may just be coming: then it would be done twice
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
      else if (isAlive) {
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
  addEventListener(ALIVE, ({ target }) => {
    if (target === document) {
      isAlive = true;
      listen(document); // after React, which listens here by now
    }
    tryIn(0);
  });
}

/** What is pressed with an event, if that needs scripts. */
function placeOf(event: Event): HTMLElement | null {
  const wanted = event.type === 'click' ? BUTTONS : /^Arrow[LR]/.test((event as KeyboardEvent).key) && TABS;
  return wanted && event.target instanceof Element ? event.target.closest<HTMLElement>(wanted) : null;
}

function pressAgain(place: HTMLElement, event: Event): void {
  if (event.type === 'click') place.click();
  else place.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent));
}
