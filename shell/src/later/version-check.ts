import { CACHE_PREFIX, type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import { everyWhileVisible } from './while-visible';

/** Version of what this shell keeps in the browser (spec 1 §9). */
export const LATEST_VERSION = '1.0.2';
/** A browser that names none (spec 1 §9). */
export const DEFAULT_VERSION = '1.0.0';
/** Milliseconds (spec 1 §9). */
const CHECK_MS = 3_000;

/**
 * What an older version kept under `cache:` is thrown away (spec 1 §4). Everything that the shopper made stays. The
 * stored version only ever goes up, so that tabs of different versions do not undo each other's work for ever.
 */
export function checkVersion(storage: SafeStorage): void {
  const stored = storage.get(STORAGE_KEYS.version) ?? DEFAULT_VERSION;
  if (!isOlder(stored, LATEST_VERSION)) return;
  for (const key of storedKeys()) if (key.startsWith(CACHE_PREFIX)) storage.remove(key);
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
    return []; // blocked: nothing outlives the document
  }
}

/** What is no version counts as older than any. */
function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = b.findIndex((number, index) => a[index] !== number);
  return at !== -1 && !(a[at]! > b[at]!);
}

const numbersOf = (version: string) => version.split('.').map(Number);
