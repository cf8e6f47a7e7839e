import type { StoredKey } from './stored-keys';

/**
 * Local-storage keys that several parts read (SH-FIELD-003). Their values are the shopper's data and survive updates.
 */
export const STORAGE_KEYS = {
  token: 'extension',
  returnPath: 'routeBeforeRedirect',
  profile: 'profile',
  currency: 'currency',
  consent: 'consent',
  cart: 'cart',
  selectedProducts: 'selectedProducts',
  wishlist: 'wishlist',
  viewedProducts: 'session-viewed-products',
  version: 'currentVersion',
} as const;

/** Prefix of keys whose values are disposable; an update clears them. */
export const CACHE_PREFIX = 'cache:';

/** Local storage that never throws: when blocked or full, it keeps the values in memory for this document. */
export interface SafeStorage {
  get(key: StoredKey): string | null;
  /** False when the value lasts only for this document. */
  set(key: StoredKey, value: string): boolean;
  remove(key: StoredKey): void;
  /** Returns parsed JSON that `accept` recognises, else null: data of another version must not cause an error. */
  read<T>(key: StoredKey, accept: (value: unknown) => value is T): T | null;
  write(key: StoredKey, value: unknown): boolean;
  /**
   * Subscribes to changes of the key in other tabs. A page from the back/forward cache missed them, so the listener
   * then receives the stored value.
   */
  onChange(key: StoredKey, listener: (value: string | null) => void): () => void;
}

/** The same with all keys, also those of other versions and of other code on this origin. */
export interface WholeStorage extends SafeStorage {
  keys(): string[];
}

/** `onUnstored` receives the key of each value that lasts only for this document. */
export function createStorage(
  area: () => Storage | null,
  events?: EventTarget,
  onUnstored?: (key: StoredKey) => void,
): WholeStorage {
  const memory = new Map<string, string | null>();

  function attempt<T>(action: (storage: Storage) => T): { value: T } | null {
    try {
      const storage = area();
      return storage ? { value: action(storage) } : null;
    } catch {
      return null; // blocked by the browser, or full: memory is the fallback
    }
  }

  const storage: WholeStorage = {
    keys() {
      const stored = attempt((s) => Array.from({ length: s.length }, (_, index) => s.key(index)!))?.value ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter((key) => storage.get(key as StoredKey) !== null);
    },
    get: (key) => (memory.has(key) ? memory.get(key)! : (attempt((s) => s.getItem(key))?.value ?? null)),
    set(key, value) {
      const stored = attempt((s) => s.setItem(key, value)) !== null;
      if (stored) memory.delete(key);
      else {
        memory.set(key, value);
        onUnstored?.(key);
      }
      return stored;
    },
    remove(key) {
      if (attempt((s) => s.removeItem(key)) !== null) memory.delete(key);
      else memory.set(key, null);
    },
    read<T>(key: StoredKey, accept: (value: unknown) => value is T) {
      const text = storage.get(key);
      if (text === null) return null;
      try {
        const value: unknown = JSON.parse(text);
        return accept(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (key, value) => storage.set(key, JSON.stringify(value)),
    onChange(key, listener) {
      const onStorage = (event: Event) => {
        const { key: changed, newValue } = event as StorageEvent;
        // A null key means that everything was cleared.
        if (changed === key || changed === null) listener(changed === null ? null : newValue);
      };
      const onShow = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) listener(storage.get(key));
      };
      events?.addEventListener('storage', onStorage);
      events?.addEventListener('pageshow', onShow);
      return () => {
        events?.removeEventListener('storage', onStorage);
        events?.removeEventListener('pageshow', onShow);
      };
    },
  };
  return storage;
}
