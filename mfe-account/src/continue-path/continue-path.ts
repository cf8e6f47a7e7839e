import { tabStorage } from '@nkm/platform/stored';

const KEY = 'continue-path';

/**
 * Stores for this tab the page from which the shopper was sent to verify the phone, because the verification leads to
 * the profile (ACC-RULE-017). Null clears it.
 */
export function keepContinuePath(path: string | null): void {
  tabStorage.set(KEY, path);
}

export function restoreContinuePath(): string | null {
  return tabStorage.get(KEY);
}
