import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryPause } from './retry-pause';

/**
 * Tries again by itself, with growing pauses, while somebody looks at the page.
 * @param failure another object is another failed attempt; null: it is left to the shopper
 * @returns seconds until the next attempt; null when none is planned
 */
export function useRetry(failure: { retryAfter?: number | null } | null, retry: () => void): number | null {
  const attempts = useRef(0);
  const [left, setLeft] = useState<number | null>(null);
  const tryAgain = useEffectEvent(retry);

  useEffect(() => {
    if (!failure) return;
    let seconds = retryPause(attempts.current, failure.retryAfter, Math.random());
    attempts.current += 1;
    setLeft(seconds);
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' && seconds <= 1) return;
      seconds -= 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      tryAgain();
    }, 1_000);
    return () => clearInterval(timer);
  }, [failure]);
  return failure ? left : null;
}
