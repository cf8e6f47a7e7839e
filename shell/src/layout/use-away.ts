import { type RefObject, useEffect } from 'react';

/** Pixels: a trembling finger is no wish. */
const MARGIN = 10;

/**
 * Marks the header with `data-away` while the page is read downwards, so that it leaves a small screen to the page; the
 * first move upwards brings it back. Styles keep it where it is while it has the focus.
 */
export function useAway(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    function onScroll() {
      const now = Math.max(0, scrollY); // Safari bounces
      if (Math.abs(now - last) < MARGIN) return;
      header.current?.toggleAttribute('data-away', now > last && now > header.current.offsetHeight);
      last = now;
    }
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);
}
