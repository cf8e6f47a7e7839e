/** What of the draft this device has yet to send to the server, and what it last had from there. */
import type { SafeStorage } from '@nkm/platform';
import type { CheckoutDraft } from './draft';

const SYNC_KEY = 'checkout-on-server';

export const SHARED_CHOICES = [
  'paymentMethod',
  'shippingOption',
  'deliveryType',
  'deliveryTime',
  'pickup',
  'addressId',
  'couponCode',
] as const satisfies readonly (keyof CheckoutDraft)[];

export type SharedChoice = (typeof SHARED_CHOICES)[number];

/** Names of the choices in this change of a draft. */
export const choicesIn = (changed: Partial<CheckoutDraft>): SharedChoice[] =>
  SHARED_CHOICES.filter((choice) => choice in changed);

/** Names of the choices that the shopper has made. */
export const madeChoices = (draft: CheckoutDraft): SharedChoice[] =>
  SHARED_CHOICES.filter((choice) => (draft[choice] ?? null) !== null);

export interface SyncState {
  /** Choices of this device that the server does not have yet. */
  unsent: SharedChoice[];
  /** When the newest of them was made, in milliseconds of this device's clock. */
  chosenAt: number;
  /** `chosen_at` of the last record from the server; null: the server had none. */
  takenAt: string | null;
}

const NOTHING: SyncState = { unsent: [], chosenAt: 0, takenAt: null };
const listeners = new Set<() => void>();

/** Notes choices of the shopper, so that they reach the server as soon as it can be reached. */
export function noteChoices(storage: SafeStorage, choices: readonly SharedChoice[]): void {
  if (choices.length === 0) return;
  const { unsent, takenAt } = readState(storage);
  writeState(storage, { unsent: [...new Set([...unsent, ...choices])], chosenAt: Date.now(), takenAt });
  listeners.forEach((listener) => listener());
}

/** Calls the listener after each noted choice in this tab; returns the unsubscribe function. */
export function onNotedChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After an order of this device: the server has cleared the choices. The draft stays until the order is paid. */
export function forgetSync(storage: SafeStorage): void {
  storage.remove(SYNC_KEY);
}

export const readState = (storage: SafeStorage): SyncState => storage.read(SYNC_KEY, isSyncState) ?? NOTHING;

export const writeState = (storage: SafeStorage, state: SyncState): void => void storage.write(SYNC_KEY, state);

function isSyncState(value: unknown): value is SyncState {
  const { unsent, chosenAt, takenAt } = (value ?? {}) as Partial<SyncState>;
  return (
    Array.isArray(unsent) &&
    unsent.every((choice) => SHARED_CHOICES.includes(choice)) &&
    typeof chosenAt === 'number' &&
    (takenAt === null || typeof takenAt === 'string')
  );
}
