import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the line under the focus goes, the focus goes to the one that took its place, or to the panel when there is
 * none: a keyboard would otherwise start again at the top of the page.
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const before = useRef(count);

  useEffect(() => {
    const place = panel.current;
    const buttons = () => [...(place?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const remember = ({ target }: FocusEvent) => {
      focused.current = buttons().indexOf(target as HTMLElement);
    };
    if (count < before.current && focused.current >= 0 && !place?.contains(document.activeElement)) {
      const left = buttons();
      (left[Math.min(focused.current, left.length - 1)] ?? place)?.focus();
    }
    before.current = count;
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [count]);
  return panel;
}
