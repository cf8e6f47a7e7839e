import fc from 'fast-check';
import {
  discountPercent,
  formatMoney,
  groupThousands,
  kobo,
  percentOfKobo,
  sumKobo,
  timesKobo,
  toKobo,
  toNaira,
} from './money';

const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('money', () => {
  it('keeps every kobo through a JSON round trip', () => {
    fc.assert(fc.property(amounts, (amount) => toKobo(JSON.parse(JSON.stringify(toNaira(kobo(amount))))) === amount));
  });

  it('rejects a third decimal and non-numbers', () => {
    for (const naira of [0.001, 10.005, 1234567.891, Number.NaN, Infinity])
      expect(() => toKobo(naira)).toThrow(RangeError);
  });

  it('sums and multiplies without losing a kobo', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 20 }), fc.integer({ min: 0, max: 99 }), (list, quantity) => {
        const exact = list.reduce((sum, amount) => sum + BigInt(amount), 0n) * BigInt(quantity);
        return BigInt(timesKobo(sumKobo(list.map(kobo)), quantity)) === exact;
      }),
    );
  });

  it('rounds a percentage half up', () => {
    expect(percentOfKobo(kobo(250), 1)).toBe(3);
    expect(percentOfKobo(kobo(249), 1)).toBe(2);
  });

  it('SHR-RULE-002 SHR-CONST-002 SHR-CONST-003 shows symbol, two decimals and thousands separators', () => {
    expect(formatMoney(1234567.5)).toBe('₦1,234,567.50');
    expect(formatMoney(0)).toBe('₦0.00');
    expect(formatMoney(-1500)).toBe('-₦1,500.00');
  });

  it('formats every amount like Intl.NumberFormat', () => {
    const platform = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000_00), (amount) => {
        expect(formatMoney(toNaira(kobo(amount)))).toBe(`₦${platform.format(toNaira(kobo(amount)))}`);
        expect(groupThousands(amount)).toBe(amount.toLocaleString('en-NG'));
      }),
    );
  });

  it('SHR-CONST-001 divides dollar prices by the rate, which is 380 by default', () => {
    expect(formatMoney(380_000, 'Dollar')).toBe('$1,000.00');
    expect(formatMoney(380_000, 'Dollar', 1600)).toBe('$237.50');
  });

  it('SHR-RULE-001 rounds the discount to whole percent, and returns null unless the product is cheaper', () => {
    expect(discountPercent(1000, 850)).toBe(15);
    expect(discountPercent(3000, 1999)).toBe(33);
    expect(discountPercent(1000, 1000)).toBeNull();
    expect(discountPercent(1000, 1200)).toBeNull();
  });
});
