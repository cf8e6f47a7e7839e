import { useCallback, useEffect, useRef } from 'react';

/**
 * Debounces calls: `act` receives the last value after `milliseconds`, or at once when the component unmounts.
 */
export function useLastOfMany<T>(act: (value: T) => void, milliseconds: number): (value: T) => void {
  const latest = useRef(act);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    latest.current = act;
  }, [act]);

  const flush = useCallback(() => {
    const last = waiting.current;
    if (!last) return;
    clearTimeout(last.timer);
    waiting.current = null;
    latest.current(last.value);
  }, []);
  useEffect(() => flush, [flush]);

  return useCallback(
    (value) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(flush, milliseconds) };
    },
    [flush, milliseconds],
  );
}
