import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';

/** Milliseconds between two questions whether the email is verified by now (spec 1 §9). */
export const ASK_EVERY = 15_000;

/**
 * Loads the user again every 15 seconds while `waiting`, and at once when the shopper comes back to this tab from the
 * mail. A tab that nobody sees does not ask.
 */
export function useVerificationWatch(waiting: boolean) {
  const { session } = usePlatform();
  useEffect(() => {
    if (!waiting) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      session.reload().catch(() => undefined); // offline for a moment: the next round asks again
    };
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [session, waiting]);
}
