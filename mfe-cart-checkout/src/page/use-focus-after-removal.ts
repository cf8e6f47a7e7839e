import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves a focus that was lost with a removed line to its successor, or to the panel. Otherwise keyboard users start
 * again at the top of the page.
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  /** Place of the last focused button among those of the lines, -1 for another element of the panel. */
  const focused = useRef<number>(undefined);
  const before = useRef(count);

  useEffect(() => {
    const place = panel.current;
    const buttons = () => [...(place?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const remember = ({ target }: FocusEvent) => {
      focused.current = buttons().indexOf(target as HTMLElement);
    };
    const isLost = document.activeElement === document.body;
    if (count < before.current && focused.current !== undefined && isLost) {
      const left = buttons();
      (left[Math.min(focused.current, left.length - 1)] ?? place)?.focus();
    }
    before.current = count;
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [count]);
  return panel;
}
