/** Keys of local storage that more than one part reads (spec 1 §3); what the shopper made survives every update. */
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

/** What may be thrown away at any time stands under keys with this prefix; an update clears them. */
export const CACHE_PREFIX = 'cache:';

/** Local storage that never throws: blocked or full, it keeps the values for this document. */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when the value could be kept for this document only. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Parsed JSON that `accept` recognises, else null: what another version wrote is no reason to fail. */
  read<T>(key: string, accept: (value: unknown) => value is T): T | null;
  write(key: string, value: unknown): boolean;
  /** Another tab changed the key. */
  onChange(key: string, listener: (value: string | null) => void): () => void;
}

/** `onUnkept` is told the key of each value that could be kept for this document only. */
export function createStorage(
  area: () => Storage | null,
  events?: EventTarget,
  onUnkept?: (key: string) => void,
): SafeStorage {
  const memory = new Map<string, string | null>();

  function attempt<T>(action: (storage: Storage) => T): { value: T } | null {
    try {
      const storage = area();
      return storage ? { value: action(storage) } : null;
    } catch {
      return null; // blocked by the browser, or full: the copy in memory stands in
    }
  }

  const storage: SafeStorage = {
    get: (key) => (memory.has(key) ? memory.get(key)! : (attempt((s) => s.getItem(key))?.value ?? null)),
    set(key, value) {
      const stored = attempt((s) => s.setItem(key, value)) !== null;
      if (stored) memory.delete(key);
      else {
        memory.set(key, value);
        onUnkept?.(key);
      }
      return stored;
    },
    remove(key) {
      if (attempt((s) => s.removeItem(key)) !== null) memory.delete(key);
      else memory.set(key, null);
    },
    read<T>(key: string, accept: (value: unknown) => value is T) {
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
      events?.addEventListener('storage', onStorage);
      return () => events?.removeEventListener('storage', onStorage);
    },
  };
  return storage;
}
