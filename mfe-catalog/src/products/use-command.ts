import { CommandFailed, type Platform, usePlatform } from '@nkm/platform';
import { useState } from 'react';

/**
 * Runs one command at a time and says whether one is under way. Resolves with its answer, or with null when the
 * owner cannot be had: then the shopper reads `unreachable`, and nothing was changed. Whatever else went wrong the
 * owner of the command has told.
 */
export function useCommand(unreachable: string) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);

  async function run<T>(send: (bus: Platform['bus']) => Promise<T>): Promise<T | null> {
    setBusy(true);
    try {
      return await send(platform.bus);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      platform.toast('error', unreachable);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
