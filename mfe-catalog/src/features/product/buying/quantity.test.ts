import fc from 'fast-check';
import { DEFAULT_QUANTITY, limitQuantity } from './quantity';

describe('the quantity to buy', () => {
  it('starts with 1 and follows the stock', () => {
    expect(DEFAULT_QUANTITY).toBe(1);
    expect(limitQuantity(4, 5)).toBe(4);
    expect(limitQuantity(6, 5)).toBe(5);
    expect(limitQuantity(3, 0)).toBe(1);
  });

  it('stays between 1 and the stock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (wanted, stock) => {
        const quantity = limitQuantity(wanted, stock);
        expect(quantity >= 1 && quantity <= stock).toBe(true);
      }),
    );
  });
});
