import type { CartItem } from '@nkm/contracts';
import { type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import { select, type Selection } from './selection';

const NOTHING: Selection = [];
/** The selection that Buy Now made. */
const ALONE_KEY = 'selection-of-buy-now';
const listeners = new Set<() => void>();

export function isSelection(value: unknown): value is Selection {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

export function readSelection(storage: SafeStorage): Selection {
  return storage.read(STORAGE_KEYS.selectedProducts, isSelection) ?? NOTHING;
}

export function writeSelection(storage: SafeStorage, selection: Selection): void {
  storage.write(STORAGE_KEYS.selectedProducts, selection);
  tellSelection();
}

/** Calls the listener after each change of the selection in this tab; returns the unsubscribe function. */
export function onSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a changed selection to the page and to the cart service of this tab. */
export function tellSelection(): void {
  listeners.forEach((listener) => listener());
}

/** Selects an added line, on the assumption that the shopper wants to order it now. */
export function selectInStorage(storage: SafeStorage, line: CartItem): void {
  writeSelection(storage, select(readSelection(storage), [line], true));
}

/** Selects only this line (decision "Buy Now"); the other lines stay in the cart. */
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
