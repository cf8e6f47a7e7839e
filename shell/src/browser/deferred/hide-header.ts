/** Pixels of movement to ignore. */
const MARGIN = 10;

/**
 * Marks the header with `data-away` while the shopper scrolls down, so that it does not cover a small screen. Scrolling
 * up brings it back. Styles keep it visible while it has the focus. The property `--header-end` tells slices how far
 * from the top of the screen it ends, so that what sticks below it stays visible.
 */
export function hideHeaderWhileReading(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const header = document.querySelector<HTMLElement>('body > header');
      const now = Math.max(0, scrollY); // Safari overscrolls
      if (!header || Math.abs(now - last) < MARGIN) return;
      const height = header.offsetHeight;
      const isAway = now > last && now > height;
      header.toggleAttribute('data-away', isAway);
      const end = isAway ? '0px' : `${height}px`;
      const { style } = document.documentElement;
      // Each change makes the browser compute all styles again.
      if (style.getPropertyValue('--header-end') !== end) style.setProperty('--header-end', end);
      last = now;
    },
    { passive: true },
  );
}
