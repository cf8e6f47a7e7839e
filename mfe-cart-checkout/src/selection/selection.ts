/** Cart lines that the shopper wants to order now, as line keys for local storage. */
import type { CartItem } from '@nkm/contracts';
import { keyOf, keyText } from '../cart-line/line';

export type Selection = readonly string[];

export function isSelected(selection: Selection, { product }: CartItem): boolean {
  return selection.includes(keyText(keyOf(product)));
}

/** False for an empty list. */
export function areAllSelected(selection: Selection, lines: readonly CartItem[]): boolean {
  return lines.length > 0 && lines.every((line) => isSelected(selection, line));
}

/** Adds the lines to the selection, or removes them. */
export function select(selection: Selection, lines: readonly CartItem[], selected: boolean): Selection {
  const keys = lines.map(({ product }) => keyText(keyOf(product)));
  const others = selection.filter((key) => !keys.includes(key));
  return selected ? [...others, ...keys] : others;
}

/** The lines to order: selected and still in the cart. */
export function selectedLines(selection: Selection, cart: readonly CartItem[]): CartItem[] {
  return cart.filter((line) => isSelected(selection, line));
}
