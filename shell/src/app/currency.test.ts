import { createTestPlatform } from '@nkm/testing';
import { createCurrency } from './currency';

describe('currency', () => {
  it('SH-RULE-016 SH-RULE-017 starts with Naira, follows the choice and stores it', () => {
    const { bus, storage } = createTestPlatform('shell');
    const currency = createCurrency(bus, storage, 1600);
    expect(bus.current('currency')).toEqual({ currency: 'Naira', rate: 1600 });
    currency.choose('Dollar');
    expect(bus.current('currency')).toEqual({ currency: 'Dollar', rate: 1600 });

    const next = createTestPlatform('shell');
    next.storage.set('currency', storage.get('currency') ?? '');
    createCurrency(next.bus, next.storage, 380);
    expect(next.bus.current('currency')?.currency).toBe('Dollar');
  });

  it('falls back to Naira for an unknown stored value', () => {
    const { bus, storage } = createTestPlatform('shell');
    storage.set('currency', 'Cowries');
    createCurrency(bus, storage, 380);
    expect(bus.current('currency')?.currency).toBe('Naira');
  });
});
