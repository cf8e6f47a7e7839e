import { usePlatform } from '@nkm/platform';
import type { StoredKey } from '@nkm/platform/stored';
import { useCallback, useEffect, useState } from 'react';

/**
 * React state in local storage that follows changes in other tabs. A stored value that `recognise` rejects counts as
 * absent.
 */
export function useLocalStorage<T>(key: StoredKey, recognise: (value: unknown) => value is T, absent: T) {
  const { storage } = usePlatform();
  const read = useCallback(() => storage.read(key, recognise) ?? absent, [storage, key, recognise, absent]);
  const [value, setValue] = useState(read);

  useEffect(() => storage.onChange(key, () => setValue(read())), [storage, key, read]);

  /** Starts from the stored value, because another part of the page can have changed it. */
  const change = useCallback(
    (next: (value: T) => T) => {
      const changed = next(read());
      storage.write(key, changed);
      setValue(changed);
    },
    [storage, key, read],
  );
  /** After a change by another part of this tab. */
  const readAgain = useCallback(() => setValue(read()), [read]);
  return [value, change, readAgain] as const;
}
