import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryPause } from './retry-pause';

/**
 * Retries automatically, with growing pauses, while the page is visible.
 * @param failure a new object for each failed attempt; null: no automatic retry
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
