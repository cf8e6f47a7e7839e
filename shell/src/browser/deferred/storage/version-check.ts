import { CACHE_PREFIX, type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import type { StoredKey } from '@nkm/platform/stored';
import { everyWhileVisible } from './while-visible';

/** Version of the data that this shell stores in the browser (SH-CONST-004). */
export const LATEST_VERSION = '1.0.2';
/** For a browser without a stored version (SH-CONST-005). */
export const DEFAULT_VERSION = '1.0.0';
/** Milliseconds (SH-CONST-003). */
const CHECK_MS = 3_000;

/**
 * Deletes the `cache:` entries of an older version (SH-RULE-014) and keeps the shopper's data. The stored version only
 * increases, so that tabs of different versions do not keep deleting each other's caches.
 */
export function checkVersion(storage: SafeStorage): void {
  const stored = storage.get(STORAGE_KEYS.version) ?? DEFAULT_VERSION;
  if (!isOlder(stored, LATEST_VERSION)) return;
  for (const key of storedKeys()) if (key.startsWith(CACHE_PREFIX)) storage.remove(key as StoredKey);
  storage.set(STORAGE_KEYS.version, LATEST_VERSION);
}

export function watchVersion(storage: SafeStorage): void {
  checkVersion(storage);
  everyWhileVisible(CHECK_MS, () => checkVersion(storage));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // blocked storage: nothing outlives the document
  }
}

/** An invalid version counts as older than every other. */
function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = b.findIndex((number, index) => a[index] !== number);
  return at !== -1 && !(a[at]! > b[at]!);
}

const numbersOf = (version: string) => version.split('.').map(Number);
