import { usePlatform, useTopic } from '@nkm/platform';
import { useCallback } from 'react';
import { ProductRow } from '../product-row';
import { messages } from '../messages';
import { useLoaded } from '../use-loaded';
import { getByIds, getRecent } from './get-recent';
import { readViewed } from './viewed-list';

/**
 * The products that the shopper viewed last, outside of a product page (ACC-RULE-038). The page does not need them:
 * nothing shows while they load, when there are none, or when they cannot be loaded.
 */
export function RecentlyViewed() {
  const row = useRecentlyViewed();
  return row.status === 'ready' ? <ProductRow title={messages.recentlyViewed} row={row} /> : null;
}

/** The list in this browser for a guest, the one of the server for a signed-in shopper. */
export function useRecentlyViewed() {
  const platform = usePlatform();
  const { status } = useTopic('session');
  const load = useCallback(
    (signal: AbortSignal) => {
      if (status === 'restoring') return new Promise<never>(() => undefined); // runs again when the session is known
      return status === 'guest' ? getByIds(platform, readViewed(platform), signal) : getRecent(platform, signal);
    },
    [platform, status],
  );
  return useLoaded(load);
}
