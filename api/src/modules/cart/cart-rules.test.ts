import fc from 'fast-check';
import { mergedQuantity } from './cart-rules';

const units = fc.integer({ min: 1, max: 10_000 });

describe('addition to an existing line', () => {
  it.each([
    [null, 2, 5, 2],
    [3, 2, 5, 3],
    [2, 3, 5, 3],
    [2, 9, 5, 5],
    [9, 2, 5, 5],
  ])('%p in the cart, %i added, %i in stock: %i', (before, added, stock, quantity) => {
    expect(mergedQuantity(before, added, stock)).toBe(quantity);
  });

  it('is idempotent, and stays between 1 and the stock', () => {
    fc.assert(
      fc.property(fc.option(units), units, units, (before, added, stock) => {
        const once = mergedQuantity(before, added, stock);
        expect(mergedQuantity(once, added, stock)).toBe(once);
        expect(once >= 1 && once <= stock).toBe(true);
      }),
    );
  });
});
