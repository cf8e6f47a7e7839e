/** Which lines of the cart the shopper wants to order now (spec 2 §2). Kept as texts, so that storage can hold it. */
import type { CartItem } from '@nkm/contracts';
import { keyOf, keyText } from '../line/line';

export type Selection = readonly string[];

export function isSelected(selection: Selection, { product }: CartItem): boolean {
  return selection.includes(keyText(keyOf(product)));
}

/** False for no lines at all. */
export function areAllSelected(selection: Selection, lines: readonly CartItem[]): boolean {
  return lines.length > 0 && lines.every((line) => isSelected(selection, line));
}

/** Adds the lines to the selection, or takes them out of it. */
export function select(selection: Selection, lines: readonly CartItem[], selected: boolean): Selection {
  const keys = lines.map(({ product }) => keyText(keyOf(product)));
  const others = selection.filter((key) => !keys.includes(key));
  return selected ? [...others, ...keys] : others;
}

/** The lines that will be ordered: what is selected and still in the cart. */
export function selectedLines(selection: Selection, cart: readonly CartItem[]): CartItem[] {
  return cart.filter((line) => isSelected(selection, line));
}
