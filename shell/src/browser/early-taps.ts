import { ALIVE } from './alive';

/** Links and forms work without scripts, and so does what opens a popover: those are left alone. */
const BUTTONS = 'button:not([popovertarget], form [type="submit"], form :not([type])), [role="button"]:not(a)';
/** The place of a slice's screen: it comes alive after the frame around it. */
const SCREENS = '[data-page]';
/** Milliseconds after which a tap is forgotten: to do it still would surprise. */
const FORGET_MS = 15_000;

/**
 * Until React has taken over the page its buttons do nothing. So a press is remembered, shown at once (`data-tapped`)
 * and done when its place is alive: once for each button, and only if that is still there. `hurry` is called with the
 * first touch of any kind.
 */
export function rememberEarlyTaps(hurry: () => void): void {
  const tapped = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const alive = new WeakSet<EventTarget>();

  const isAlive = (element: Element) => alive.has(document) && alive.has(element.closest(SCREENS) ?? document);

  function forget(button: HTMLElement): void {
    clearTimeout(tapped.get(button));
    tapped.delete(button);
    delete button.dataset.tapped;
  }

  function onClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>(BUTTONS);
    if (!button) return;
    forget(button);
    if (isAlive(button)) return;
    event.stopPropagation(); // React may just be coming: then it would be done twice
    button.dataset.tapped = '';
    tapped.set(button, setTimeout(forget, FORGET_MS, button));
  }

  function onAlive({ target }: Event): void {
    alive.add(target!);
    setTimeout(() => {
      for (const button of [...tapped.keys()].filter(isAlive)) {
        forget(button);
        if (button.isConnected) button.click();
      }
    });
    if (isAlive(document.querySelector(SCREENS) ?? document.body)) removeEventListener('click', onClick, true);
  }

  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, hurry, { capture: true, once: true });
  addEventListener('click', onClick, true);
  addEventListener(ALIVE, onAlive);
}
