import type { ConsentState } from '@nkm/contracts';
import { type Bus, type SafeStorage, STORAGE_KEYS } from '@nkm/platform';

export type ConsentChoice = ConsentState['choice'];

/**
 * The shopper's consent to non-essential data, which is not stored or sent before consent. The choice is stored on this
 * device and survives updates; `unset` asks again.
 */
export function createConsent(bus: Bus, storage: SafeStorage) {
  const publish = (choice: ConsentChoice) => bus.publish('consent', { choice });
  const stored = (value: string | null): ConsentChoice =>
    value === 'accepted' || value === 'declined' ? value : 'unset';
  publish(stored(storage.get(STORAGE_KEYS.consent)));
  storage.onChange(STORAGE_KEYS.consent, (value) => publish(stored(value)));
  return {
    choose(choice: ConsentChoice) {
      if (choice === 'unset') storage.remove(STORAGE_KEYS.consent);
      else storage.set(STORAGE_KEYS.consent, choice);
      publish(choice);
    },
  };
}
