import { STORAGE_KEYS } from '@nkm/platform';
import { useCallback, useEffect } from 'react';
import { useLocalStorage } from '../local-storage/use-local-storage';
import { isSelection, onSelection, tellSelection } from './keep-selection';
import type { Selection } from './selection';

const NOTHING: Selection = [];

/**
 * The shopper's selection, stored in this browser (SH-FIELD-003). The cart service stores the selection of a signed-in
 * shopper on the server, too.
 */
export function useSelection() {
  const [selection, change, readAgain] = useLocalStorage(STORAGE_KEYS.selectedProducts, isSelection, NOTHING);
  useEffect(() => onSelection(readAgain), [readAgain]);
  const changeAndTell = useCallback(
    (next: (before: Selection) => Selection) => {
      change(next);
      tellSelection();
    },
    [change],
  );
  return [selection, changeAndTell] as const;
}
