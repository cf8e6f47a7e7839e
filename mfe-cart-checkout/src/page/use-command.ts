import { CommandFailed, type Platform, usePlatform } from '@nkm/platform';
import { useCallback, useState } from 'react';
import { messages } from '../messages';

/**
 * Sends one command at a time to the cart's service; what is pressed meanwhile is ignored. The service tells the
 * shopper how it went; only when it cannot be had at all, this does.
 * @returns the answer, or null when there is none
 */
export function useCommand() {
  const { bus, toast } = usePlatform();
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async <T>(send: (bus: Platform['bus']) => Promise<T>): Promise<T | null> => {
      setBusy(true);
      try {
        return await send(bus);
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        toast('error', messages.cartUnavailable);
        return null;
      } finally {
        setBusy(false);
      }
    },
    [bus, toast],
  );
  return { busy, run };
}
