import { usePlatform, useTopic } from '@nkm/platform';
import { useCallback, useEffect } from 'react';
import { messages } from '../messages';
import { useLoaded } from '../use-loaded';
import { getByIds, getRecent } from './get-recent';
import { noteViewed, readViewed } from './viewed-list';

/** Milliseconds between a product and what was looked at before (spec 1 §9). */
const RECENT_AFTER = 1000;

/**
 * Notes that a product is looked at, and loads what was before it: a shopper's from the server, a guest's from the
 * list in this browser (spec 1 §4). The product itself is not among them.
 */
export function useRecent(productId: number) {
  const platform = usePlatform();
  const { status: session } = useTopic('session');
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (session === 'restoring') return new Promise<never>(() => undefined); // asked again when it is known
      await pause(RECENT_AFTER, signal);
      const products = session === 'guest' ? await ofGuest() : await ofShopper();
      return products.filter(({ id }) => id !== productId);

      async function ofGuest() {
        const seen = readViewed(platform);
        noteViewed(platform, productId);
        return getByIds(platform, seen.filter((id) => id !== productId), signal); // prettier-ignore
      }
      async function ofShopper() {
        const recent = await getRecent(platform, signal);
        // Not worth a word when it fails: the next product is noted again.
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
