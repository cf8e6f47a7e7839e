import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import type { Cart } from '../features/cart/cart';
import {
  afterSending,
  carriesSelection,
  joinSelection,
  selectionChange,
  type Sent,
  sentOf,
} from '../selection/join-selection';
import { onSelection, readSelection, writeSelection } from '../selection/keep-selection';
import { takeIsAlone } from '../selection/selection-of-buy-now';
import { isSelected, select, type Selection, selectedLines } from '../selection/selection';
import type { CartPlatform } from './shop';

/** The selection that the server had when this device last talked to it. */
const SENT_KEY = 'selection-on-server';
/** Pause in milliseconds, so that several quick presses send one change. */
const PAUSE_MS = 400;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && Object.values(value).every((known) => typeof known === 'boolean');

/** What this device knows of the server's selection. Read it before a load of the cart. */
export const knownSelection = ({ storage }: Pick<CartPlatform, 'storage'>): string | null => storage.get(SENT_KEY);

/**
 * Joins the selection of this device with the one that the server's lines carry. An older server has none. A product
 * that was bought now stays selected alone, also when the shopper signs in afterwards. Everything is selected when this
 * device sees the cart for the first time, has no choice of the shopper, and the server has nothing selected.
 * @param known `knownSelection` from before the load. When it has changed since, another tab has sent the selection of
 * this device in the meantime, and the lines can carry an older one.
 */
export function takeSelection({ storage }: Pick<CartPlatform, 'storage'>, cart: Cart, known: string | null): void {
  if (!cart.some(carriesSelection) || storage.get(SENT_KEY) !== known) return;
  // A cart from another device is there to be ordered, so it does not start without a selection.
  const isFirstSight = known === null && storage.get(STORAGE_KEYS.selectedProducts) === null;
  const joined = joinWithServer(storage, cart);
  const isEmpty = selectedLines(joined, cart).length === 0;
  writeSelection(storage, isFirstSight && isEmpty ? select(joined, cart, true) : joined);
}

function joinWithServer(storage: CartPlatform['storage'], cart: Cart): Selection {
  const local = readSelection(storage);
  const staysAlone = takeIsAlone(storage) && cart.some((line) => isSelected(local, line));
  const joined = staysAlone ? local : joinSelection(local, readSent(storage), cart);
  storage.write(SENT_KEY, sentOf(cart));
  return joined;
}

/**
 * Stores what this device has changed on the server. A failure loses nothing: the next change or the next load sends
 * the difference again.
 */
export async function sendSelection({ api, storage }: Pick<CartPlatform, 'api' | 'storage'>, cart: Cart) {
  if (!cart.some(carriesSelection)) return;
  const selection = readSelection(storage);
  const change = selectionChange(selection, readSent(storage), cart);
  if (!change) return;
  try {
    await api.patch('/cart/selection', change, { background: true });
    storage.write(SENT_KEY, afterSending(selection, readSent(storage), cart));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Calls `send` a moment after the last change of the selection in this tab; returns the stop function. */
export function followSelection(send: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = onSelection(() => {
    clearTimeout(timer);
    timer = setTimeout(send, PAUSE_MS);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}

function readSent(storage: CartPlatform['storage']): Sent {
  return storage.read(SENT_KEY, isSent) ?? {};
}
