import { usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';

/**
 * A value that is kept in local storage and followed in other tabs. What another version wrote and `recognise` does
 * not know counts as absent.
 */
export function useKept<T>(key: string, recognise: (value: unknown) => value is T, absent: T) {
  const { storage } = usePlatform();
  const read = useCallback(() => storage.read(key, recognise) ?? absent, [storage, key, recognise, absent]);
  const [value, setValue] = useState(read);

  useEffect(() => storage.onChange(key, () => setValue(read())), [storage, key, read]);

  /** Starts from what is stored now: another part of this page may have written since it was read here. */
  const change = useCallback(
    (next: (value: T) => T) => {
      const changed = next(read());
      storage.write(key, changed);
      setValue(changed);
    },
    [storage, key, read],
  );
  return [value, change] as const;
}
