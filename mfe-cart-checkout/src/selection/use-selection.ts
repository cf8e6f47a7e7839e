import { STORAGE_KEYS } from '@nkm/platform';
import { useKept } from '../kept/use-kept';
import { isSelection } from './keep-selection';
import type { Selection } from './selection';

const NOTHING: Selection = [];

/** What the shopper wants to order now, kept in this browser (spec 2 §3). */
export function useSelection() {
  return useKept(STORAGE_KEYS.selectedProducts, isSelection, NOTHING);
}
