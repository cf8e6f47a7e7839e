import type { SafeStorage } from './storage';
import { isOfDevice, PERSON_KEYS, type StoredKey } from './stored-keys';

/** Milliseconds since 1970 of a sign-out. Other tabs read it to tell a sign-out from a dead session. */
const SIGNED_OUT_AT = 'signed-out-at';

/**
 * Erases everything of the person from this browser, and keeps the values of the device (docs/rules.md "What signing
 * out leaves"). Also erases keys that only another version knows. Other tabs notice the missing session.
 * @param now milliseconds since 1970
 */
export function leaveNothing({ storage }: { storage: Pick<SafeStorage, 'set' | 'remove'> }, now: number): void {
  storage.set(SIGNED_OUT_AT, String(now)); // first, because the missing session makes other tabs look at it
  // When the browser blocks storage, the platform holds the values in memory.
  for (const key of PERSON_KEYS) if (!key.endsWith('*')) storage.remove(key as StoredKey);
  eraseFrom(() => localStorage);
  eraseFrom(() => sessionStorage);
}

function eraseFrom(area: () => Storage): void {
  try {
    const stored = area();
    for (const key of Object.keys(stored)) if (!isOfDevice(key)) stored.removeItem(key);
  } catch {
    // Blocked: it holds nothing.
  }
}
