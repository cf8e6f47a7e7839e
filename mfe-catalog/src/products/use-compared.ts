import { usePlatform } from '@nkm/platform';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onComparedChange, readCompared } from './compare-list';

/** Slugs of the products to compare. The browser stores the list, so it is empty on the server and during hydration. */
export function useCompared(): string[] {
  const platform = usePlatform();
  const subscribe = useCallback((changed: () => void) => onComparedChange(platform, changed), [platform]);
  const joined = useSyncExternalStore(
    subscribe,
    () => readCompared(platform).join(' '),
    () => '',
  );
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}
