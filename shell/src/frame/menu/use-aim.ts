import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isHeadingTo, type Point } from './menu-aim';
import { categoryIndexOf } from './menu-links';

/** Milliseconds that a pointer that heads for the links beside a category can rest on another category. */
const PATIENCE_MS = 250;

/** Shows the category under the pointer, unless the pointer only crosses it on its way to the links beside it. */
export function useAim(panel: RefObject<HTMLElement | null>, show: (index: number) => void) {
  const last = useRef<Point | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const from = last.current;
    last.current = { x, y };
    clearTimeout(timer.current);
    const index = categoryIndexOf(target);
    if (index === null) return;
    const box = panel.current?.querySelector('[data-shown] [data-pane]')?.getBoundingClientRect();
    const edge = box && { x: box.left, top: box.top, bottom: box.bottom };
    if (from && edge && isHeadingTo(edge, from, { x, y })) timer.current = setTimeout(() => show(index), PATIENCE_MS);
    else show(index);
  };
}
