import type { StoredKey } from './stored-keys';

/**
 * Session storage: values for one tab, which a reload keeps. It never throws. When the browser blocks it, a reload
 * loses the values.
 */
export const tabStorage = {
  get(key: StoredKey): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null; // blocked
    }
  },
  /** Null clears the key. */
  set(key: StoredKey, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full: the open page still has the value.
    }
  },
  /** The parsed JSON, or null when it is invalid. The caller checks its shape. */
  read(key: StoredKey): unknown {
    try {
      return JSON.parse(tabStorage.get(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Null clears the key. */
  write: (key: StoredKey, value: unknown): void => tabStorage.set(key, value === null ? null : JSON.stringify(value)),
};
