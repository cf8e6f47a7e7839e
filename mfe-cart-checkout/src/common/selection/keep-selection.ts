import type { CartItem } from '@nkm/contracts';
import { type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import { select, type Selection } from './selection';

export function isSelection(value: unknown): value is Selection {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

/** Selects an added line, on the assumption that the shopper wants to order it now. */
export function selectInStorage(storage: SafeStorage, line: CartItem): void {
  const selection = storage.read(STORAGE_KEYS.selectedProducts, isSelection) ?? [];
  storage.write(STORAGE_KEYS.selectedProducts, select(selection, [line], true));
}

/** Selects only this line (decision "Buy Now"); the other lines stay in the cart. */
export function selectAloneInStorage(storage: SafeStorage, line: CartItem): void {
  storage.write(STORAGE_KEYS.selectedProducts, select([], [line], true));
}
