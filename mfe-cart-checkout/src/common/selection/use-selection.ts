import { STORAGE_KEYS } from '@nkm/platform';
import { useLocalStorage } from '../local-storage/use-local-storage';
import { isSelection } from './keep-selection';
import type { Selection } from './selection';

const NOTHING: Selection = [];

/** The shopper's selection, stored in this browser (spec 2 §3). */
export function useSelection() {
  return useLocalStorage(STORAGE_KEYS.selectedProducts, isSelection, NOTHING);
}
