import { CommandFailed, type Platform, usePlatform } from '@nkm/platform';
import { useCallback, useState } from 'react';

/**
 * Sends one bus command at a time; buttons ignore further presses while `busy`. The owner of the command reports its
 * result to the shopper. When the owner is unreachable, the shopper sees `unreachable` and `run` resolves with null.
 */
export function useCommand(unreachable: string) {
  const { bus, toast } = usePlatform();
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async <T>(send: (bus: Platform['bus']) => Promise<T>): Promise<T | null> => {
      setBusy(true);
      try {
        return await send(bus);
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        toast('error', unreachable);
        return null;
      } finally {
        setBusy(false);
      }
    },
    [bus, toast, unreachable],
  );
  return { busy, run };
}
