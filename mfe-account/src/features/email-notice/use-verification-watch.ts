import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';

/** Milliseconds between two checks of the verification (ACC-CONST-004). */
const ASK_EVERY = 15_000;

/**
 * Reloads the user every 15 seconds while `waiting`, and at once when the shopper returns to this tab. A hidden tab
 * sends no requests.
 */
export function useVerificationWatch(waiting: boolean) {
  const { session } = usePlatform();
  useEffect(() => {
    if (!waiting) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      session.reload().catch(() => undefined); // retried after the next interval
    };
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [session, waiting]);
}
