import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';

/**
 * Reloads the user when the page opens and when the shopper returns to it, because staff decide elsewhere.
 * @param isSignedIn a guest has nothing to reload
 */
export function useFreshStatus(isSignedIn: boolean): void {
  const { session } = usePlatform();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const reload = () => {
      if (document.visibilityState === 'visible')
        session.reload().catch((error: unknown) => console.warn('The KYC status could not be reloaded:', error));
    };
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [session, isSignedIn]);
}
