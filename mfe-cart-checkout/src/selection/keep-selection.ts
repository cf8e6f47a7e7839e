import type { CartItem } from '@nkm/contracts';
import { type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import { select, type Selection } from './selection';

const NOTHING: Selection = [];
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
