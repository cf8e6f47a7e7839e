// Apart from keep-selection.ts, because only the service needs it, not the pages.
import type { CartItem } from '@nkm/contracts';
import type { SafeStorage } from '@nkm/platform';
import { isSelection, readSelection, writeSelection } from './keep-selection';
import { select } from './selection';

/** The selection that Buy Now made. */
const ALONE_KEY = 'selection-of-buy-now';

/** Selects only this line (docs/rules.md "Buy Now"); the other lines stay in the cart. */
export function selectAloneInStorage(storage: SafeStorage, line: CartItem): void {
  const alone = select([], [line], true);
  storage.write(ALONE_KEY, alone);
  writeSelection(storage, alone);
}

/** Whether the selection is still that of the last Buy Now. Answers once: the server knows the selection afterwards. */
export function takeIsAlone(storage: SafeStorage): boolean {
  const alone = storage.read(ALONE_KEY, isSelection);
  storage.remove(ALONE_KEY);
  return alone !== null && String(alone) === String(readSelection(storage));
}
