import fc from 'fast-check';
import { DEFAULT_QUANTITY, limitQuantity } from './quantity';

describe('the quantity to buy', () => {
  it('starts with 1, cannot go below it nor above the stock', () => {
    expect(DEFAULT_QUANTITY).toBe(1);
    expect(limitQuantity(0, 5)).toEqual({ quantity: 1, exceeds: false });
    expect(limitQuantity(5, 5)).toEqual({ quantity: 5, exceeds: false });
    expect(limitQuantity(6, 5)).toEqual({ quantity: 5, exceeds: true });
    expect(limitQuantity(Number.NaN, 5)).toEqual({ quantity: 1, exceeds: false });
  });

  it('is always a whole number that can be ordered', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 1000 }), (wanted, stock) => {
        const { quantity } = limitQuantity(wanted, stock);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= stock).toBe(true);
      }),
    );
  });
});
