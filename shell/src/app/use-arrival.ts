import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation the focus goes to the page, or to the place in it that the address names: there a screen reader
 * and the next Tab go on. `settled` is false while the page itself is still to come; then that place is found later.
 */
export function useArrival(page: RefObject<HTMLElement | null>, settled: boolean): void {
  const { pathname, search, hash, key } = useLocation();
  const before = useRef<{ pathname: string; search: string; settled: boolean }>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search, settled };
    if (!last) return; // a new document: the browser did it
    const place = document.getElementById(hash.slice(1));
    if (last.pathname !== pathname) focusOn(place ?? page.current);
    else if (last.search === search && place) {
      if (!last.settled) place.scrollIntoView();
      focusOn(place);
    }
  }, [page, pathname, search, hash, key, settled]);
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1; // what is no control can be focused by a script only
  element.focus({ preventScroll: true });
}
