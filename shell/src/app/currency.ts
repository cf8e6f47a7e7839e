import type { Currency } from '@nkm/contracts';
import { type Bus, type SafeStorage, STORAGE_KEYS } from '@nkm/platform';

/** The currency of displayed prices, kept locally, default Naira (SH-RULE-017). */
export function createCurrency(bus: Bus, storage: SafeStorage, rate: number) {
  const publish = (currency: Currency) => bus.publish('currency', { currency, rate });
  const stored = (value: string | null): Currency => (value === 'Dollar' ? 'Dollar' : 'Naira');
  publish(stored(storage.get(STORAGE_KEYS.currency)));
  storage.onChange(STORAGE_KEYS.currency, (value) => publish(stored(value)));
  return {
    choose(currency: Currency) {
      storage.set(STORAGE_KEYS.currency, currency);
      publish(currency);
    },
  };
}
