import fc from 'fast-check';
import { toKobo } from '@nkm/contracts';
import { aLine } from '../../../test/an-order';
import { invoiceTotals } from './invoice-totals';

describe('invoiceTotals', () => {
  it('ORD-RULE-001 sums the quantities and the subtotals', () => {
    const products = [aLine({ quantity: 2, selling_price: 8500 }), aLine({ quantity: 3, selling_price: 0.1 })];
    expect(invoiceTotals({ products, delivery_fee: 1500 })).toEqual({
      quantity: 5,
      price: 17_000.3,
      delivery: 1500,
      total: 18_500.3,
    });
  });

  it('sums without rounding errors', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.array(price, { maxLength: 30 }), price, (prices, delivery) => {
        const products = prices.map((inKobo) => aLine({ quantity: 1, selling_price: inKobo / 100 }));
        const { total } = invoiceTotals({ products, delivery_fee: delivery / 100 });
        expect(toKobo(total)).toBe(prices.reduce((sum, inKobo) => sum + inKobo, delivery));
      }),
    );
  });
});
