/**
 * Joins the selection of this device with the one on the server, as pure functions. `Sent` is the selection that the
 * server had when this device last talked to it. It shows which side has changed since then.
 */
import type { CartItem } from '@nkm/contracts';
import { keyOf, keyText } from '../cart-line/line';
import { isSelected, select, type Selection } from './selection';

/** By key of the line; a line that is missing was not known on the server. */
export type Sent = Readonly<Record<string, boolean>>;

export interface SelectionChange {
  /** Ids of lines. */
  selected: number[];
  unselected: number[];
}

/** Lines of a server that stores the selection carry it, or null. */
export const carriesSelection = (line: CartItem): boolean => line.selected !== undefined;

/**
 * The selection of both sides. A change of this device that the server lacks wins. Otherwise the server's value holds.
 * Without a common past, such as at sign-in, a line is selected when either side selects it.
 */
export function joinSelection(local: Selection, sent: Sent, cart: readonly CartItem[]): Selection {
  return cart.reduce((joined, line) => select(joined, [line], isWanted(local, sent, line)), local);
}

function isWanted(local: Selection, sent: Sent, line: CartItem): boolean {
  const here = isSelected(local, line);
  const there = line.selected;
  if (there === null || there === undefined) return here;
  const past = sent[textOf(line)];
  if (past === undefined) return here || there;
  return here === past ? there : here;
}

/** The selection as these lines carry it. */
export function sentOf(cart: readonly CartItem[]): Sent {
  return Object.fromEntries(
    cart.filter(({ selected }) => typeof selected === 'boolean').map((line) => [textOf(line), line.selected === true]),
  );
}

/** Differences of the stored lines between this device and the server; null: none. */
export function selectionChange(local: Selection, sent: Sent, cart: readonly CartItem[]): SelectionChange | null {
  const different = cart.filter((line) => line.id > 0 && sent[textOf(line)] !== isSelected(local, line));
  if (different.length === 0) return null;
  const idsOf = (wanted: boolean) => different.filter((line) => isSelected(local, line) === wanted).map(({ id }) => id);
  return { selected: idsOf(true), unselected: idsOf(false) };
}

/** `sent` after the server has taken the selection of these lines. */
export function afterSending(local: Selection, sent: Sent, cart: readonly CartItem[]): Sent {
  const stored = cart.filter(({ id }) => id > 0);
  return { ...sent, ...Object.fromEntries(stored.map((line) => [textOf(line), isSelected(local, line)])) };
}

const textOf = ({ product }: CartItem): string => keyText(keyOf(product));
