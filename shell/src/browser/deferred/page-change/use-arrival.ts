import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isTyping } from '../../../app/is-typing';

/**
 * After a navigation, the focus moves to the page, or to the element of the fragment: a screen reader and the next Tab
 * continue there. `settled` is false while the page itself still loads; the element is then found later. The focus
 * stays when the shopper has started to type elsewhere, such as in the search box.
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
    if (!last) return; // a new document: the browser does it
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
  if (element.tabIndex < 0) element.tabIndex = -1; // only scripts can focus elements that are not controls
  element.focus({ preventScroll: true });
}
