import { CACHE_PREFIX, type SafeStorage } from '@nkm/platform';
import { everyWhileVisible } from './while-visible';

/** Milliseconds (SH-CONST-006). */
const CHECK_MS = 2_000;
const MARKER = `${CACHE_PREFIX}marker`;

export interface MarkerWatch {
  storage: SafeStorage;
  /** False while a reload could lose the shopper's input. */
  mayReload(): boolean;
  reload(): void;
}

/**
 * Reloads the page when its marker has been cleared, with the caches or with everything (SH-RULE-015): once per
 * document, and never when storage is not writable, because then the marker is always missing.
 */
export function watchCacheMarker({ storage, mayReload, reload }: MarkerWatch): void {
  if (!storage.set(MARKER, '1')) return;
  let reloaded = false;
  everyWhileVisible(CHECK_MS, () => {
    if (reloaded || storage.get(MARKER) !== null || !mayReload()) return;
    if (!storage.set(MARKER, '1')) return;
    reloaded = true;
    reload();
  });
}
