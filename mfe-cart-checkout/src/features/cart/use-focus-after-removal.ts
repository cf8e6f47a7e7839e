import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from a removed line to its successor, or to the panel when the list is empty. Otherwise keyboard
 * users start again at the top of the page.
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
