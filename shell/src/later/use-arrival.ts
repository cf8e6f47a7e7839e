import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isTyping } from '../app/is-typing';

/**
 * After a navigation the focus goes to the page, or to the place in it that the address names: there a screen reader
 * and the next Tab go on. `settled` is false while the page itself is still to come; then that place is found later.
 * Whoever began to type elsewhere while the page was on its way, in the search box, is left there.
 */
export function useArrival(page: RefObject<HTMLElement | null>, settled: boolean): void {
  const { pathname, search, hash, key } = useLocation();
  const onItsWay = useNavigation().location;
  const left = useRef<Element>(null);
  const before = useRef<{ pathname: string; search: string; settled: boolean }>(undefined);
  useEffect(() => {
    if (onItsWay) left.current = document.activeElement;
  }, [onItsWay]);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search, settled };
    if (!last) return; // a new document: the browser did it
    const wentOn = left.current !== null && document.activeElement !== left.current && isTyping();
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
