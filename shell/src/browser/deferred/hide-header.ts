/** Pixels of movement to ignore. */
const MARGIN = 10;

/**
 * Marks the header with `data-away` while the shopper scrolls down, so that it does not cover a small screen. Scrolling
 * up brings it back. Styles keep it visible while it has the focus.
 */
export function hideHeaderWhileReading(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const header = document.querySelector<HTMLElement>('body > header');
      const now = Math.max(0, scrollY); // Safari overscrolls
      if (!header || Math.abs(now - last) < MARGIN) return;
      header.toggleAttribute('data-away', now > last && now > header.offsetHeight);
      last = now;
    },
    { passive: true },
  );
}
