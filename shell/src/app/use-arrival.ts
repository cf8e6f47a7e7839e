import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * After a navigation the focus goes to the page, or to the place in it that the address names: there a screen reader
 * and the next Tab go on. `settled` is false while the page itself is still to come; then that place is found later.
 * Whoever went on to something else while the page was on its way, such as the search box, is left there.
 */
export function useArrival(page: RefObject<HTMLElement | null>, settled: boolean): void {
  const { pathname, search, hash, key } = useLocation();
  const isOnItsWay = useNavigation().state !== 'idle';
  const left = useRef<Element>(null);
  const before = useRef<{ pathname: string; search: string; settled: boolean }>(undefined);
  useEffect(() => {
    if (isOnItsWay) left.current = document.activeElement;
  }, [isOnItsWay]);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search, settled };
    if (!last) return; // a new document: the browser did it
    const { activeElement } = document;
    const wentOn = left.current !== null && activeElement !== left.current && activeElement !== document.body;
    left.current = null;
    if (wentOn) return;
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
