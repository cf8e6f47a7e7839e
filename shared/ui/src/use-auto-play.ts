import { useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` every `ms` milliseconds while `on`, but not while the pointer or the focus is inside (`hold` goes
 * onto the element) or the tab is hidden. `turn` starts the wait anew: somebody moved on by hand.
 */
export function useAutoPlay(on: boolean, ms: number, turn: number, advance: () => void) {
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

  const runs = on && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [runs, ms, turn]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
}
