import fc from 'fast-check';
import { sumKobo, toKobo } from '@nkm/contracts';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';
import { feeLines } from './fee-lines';

describe('feeLines', () => {
  it('lists the parts of the grand total and hides those of zero', () => {
    const order = anOrder({ coupon_discount: 1000, tax: 0, gas_fee: 100, payment_gateway_fee: 250.5 });
    expect(feeLines(order)).toEqual([
      { label: 'Product Price', amount: 17_000 },
      { label: 'Delivery Fee', amount: 1500 },
      { label: 'Gas Fee', amount: 100 },
      { label: 'Payment Gateway Fee', amount: 250.5 },
      { label: 'Coupon Discount', amount: -1000 },
    ]);
  });

  it('adds up to the amount of the order, to the kobo', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 }).map((inKobo) => inKobo / 100);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 5 }),
        amount,
        amount,
        amount,
        (prices, delivery, gas, coupon) => {
          const invoices = [
            anInvoice({ products: prices.map((price) => aLine({ selling_price: price, quantity: 1 })) }),
          ];
          const fees = {
            delivery_fee: delivery,
            gas_fee: gas,
            payment_gateway_fee: 0,
            tax: 0,
            coupon_discount: coupon,
          };
          const expected = sumKobo([...prices, delivery, gas, -coupon].map(toKobo));
          expect(sumKobo(feeLines(anOrder({ invoices, ...fees })).map((line) => toKobo(line.amount)))).toBe(expected);
        },
      ),
    );
  });
});
