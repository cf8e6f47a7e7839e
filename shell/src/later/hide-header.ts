/** Pixels: a trembling finger is no wish. */
const MARGIN = 10;

/**
 * Marks the header with `data-away` while the page is read downwards, so that it leaves a small screen to the page; the
 * first move upwards brings it back. Styles keep it where it is while it has the focus.
 */
export function hideHeaderWhileReading(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const header = document.querySelector<HTMLElement>('body > header');
      const now = Math.max(0, scrollY); // Safari bounces
      if (!header || Math.abs(now - last) < MARGIN) return;
      header.toggleAttribute('data-away', now > last && now > header.offsetHeight);
      last = now;
    },
    { passive: true },
  );
}
