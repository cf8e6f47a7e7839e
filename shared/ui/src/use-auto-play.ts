import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` every `ms` milliseconds while `on`, but not while the pointer or focus is inside `place` or the tab
 * is hidden. A new `turn` restarts the wait, because the shopper moved the carousel.
 */
export function useAutoPlay(
  place: RefObject<HTMLElement | null>,
  on: boolean,
  ms: number,
  turn: number,
  advance: () => void,
): void {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const listeners = {
      pointerenter: () => setHovered(true),
      pointerleave: () => setHovered(false),
      focusin: () => setFocused(true),
      focusout: ({ relatedTarget }: FocusEvent) => setFocused(element.contains(relatedTarget as Node | null)),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    // The mouse or the focus can already be inside when the code loads.
    setHovered(element.matches(':hover'));
    setFocused(element.contains(document.activeElement));
    for (const [type, listener] of entries) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) element.removeEventListener(type, listener);
    };
  }, [place]);

  const runs = on && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [runs, ms, turn]);
}
