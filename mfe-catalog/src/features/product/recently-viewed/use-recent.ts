import { usePlatform, useTopic } from '@nkm/platform';
import { useCallback, useEffect } from 'react';
import { messages } from '../messages';
import { useLoaded } from '../use-loaded';
import { getByIds, getRecent } from './get-recent';
import { noteViewed, readViewed } from './viewed-list';

/** Milliseconds between loading a product and its recent products (ACC-CONST-006). */
const RECENT_AFTER = 1000;

/**
 * Records a product view and loads the recently viewed products without this one: from the server for a signed-in
 * shopper, from the list in this browser for a guest (ACC-RULE-038).
 */
export function useRecent(productId: number) {
  const platform = usePlatform();
  const { status: session } = useTopic('session');
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (session === 'restoring') return new Promise<never>(() => undefined); // runs again when the session is known
      await pause(RECENT_AFTER, signal);
      const products = session === 'guest' ? await ofGuest() : await ofShopper();
      return products.filter(({ id }) => id !== productId);

      async function ofGuest() {
        const seen = readViewed(platform);
        noteViewed(platform, productId);
        return getByIds(
          platform,
          seen.filter((id) => id !== productId),
          signal,
        );
      }
      async function ofShopper() {
        const recent = await getRecent(platform, signal);
        // A failure is ignored: the next product view sends a new record.
        platform.api.post('/products/recent', { product_id: productId }, { background: true }).catch(() => undefined);
        return recent;
      }
    },
    [platform, session, productId],
  );
  const loaded = useLoaded(load);
  const { status } = loaded;
  useEffect(() => {
    if (status === 'failed') platform.toast('error', messages.recentUnavailable);
  }, [status, platform]);
  return loaded;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
