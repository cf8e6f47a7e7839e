import { collectorOf, includesCollector, methodsOf, type PaymentMethodCode } from './payment-methods';

describe('the table of payment methods', () => {
  it('finds the methods of a collector and the collector of a method', () => {
    expect(methodsOf('provider')).toEqual(expect.arrayContaining(['card', 'bank_transfer']));
    expect(methodsOf('provider')).not.toContain('nkm_point');
    expect(collectorOf('nkm_point')).toBe('coins');
    expect(includesCollector(['card', 'cash_on_delivery'], 'courier')).toBe(true);
    expect(includesCollector(['card', 'nkm_point'], 'courier')).toBe(false);
  });

  it('has no collector without a method, for a method of a newer server, and for names of JavaScript', () => {
    expect(collectorOf(undefined)).toBeUndefined();
    expect(collectorOf(null)).toBeUndefined();
    expect(collectorOf('crypto' as PaymentMethodCode)).toBeUndefined();
    expect(collectorOf('constructor' as PaymentMethodCode)).toBeUndefined();
  });
});
