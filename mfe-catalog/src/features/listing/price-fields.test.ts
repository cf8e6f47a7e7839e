import { amountIn, FILTER_LIMITS } from '@nkm/contracts';
import fc from 'fast-check';
import { addressPrices, type Display, priceText, readAmount } from './price-fields';

const naira: Display = { currency: 'Naira', rate: 380 };
const dollars: Display = { currency: 'Dollar', rate: 380 };
const both = (typed: string) => ({ price_min: typed, price_max: typed });

describe('the price fields of a list', () => {
  it.each([
    ['5000', naira, '5000', '5000'],
    ['₦5,000', naira, '₦5,000', '₦5,000'],
    ['20', dollars, '7598.1', '7601.9'],
    ['$1,000.50', dollars, '380188.11', '380191.89'],
    ['263.16', dollars, '99998.91', '100002.69'],
    ['0', dollars, '0', '1.89'],
    ['٢٠', dollars, '7598.1', '7601.9'],
    ['1 000,50', dollars, '1 000,50', '1 000,50'],
    ['19,99', dollars, '19,99', '19,99'],
    ['cheap', dollars, 'cheap', 'cheap'],
    ['', dollars, '', ''],
  ])('converts "%s" with %p to "%s" and "%s" in the address', (typed, display, price_min, price_max) => {
    expect(addressPrices(both(typed), {}, display)).toEqual({ price_min, price_max });
  });

  it.each([
    ['5 000', 5_000],
    ['1,250,000.5', 1_250_000.5],
    ['₦٥٬٠٠٠', 5_000],
    ['99,99', null],
    ['20,5', null],
    ['1,2,3', null],
    ['1.234,50', null],
    ['1 5', null],
    [' ', null],
  ])('reads %j as %p, and never as another amount', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it('limits large dollar amounts instead of reading them as naira', () => {
    expect(addressPrices(both('9'.repeat(12)), {}, dollars)).toEqual(both(String(FILTER_LIMITS.price)));
  });

  it('orders the amounts before it converts them', () => {
    const typed = { price_min: '20', price_max: '$10' };
    expect(addressPrices(typed, {}, dollars)).toEqual(
      addressPrices({ price_min: '$10', price_max: '20' }, {}, dollars),
    );
  });

  const rate = fc.double({ min: 1, max: 10_000, noNaN: true });
  const kobo = fc.integer({ min: 0, max: 10 ** 11 });

  it('keeps an untouched price at any exchange rate', () => {
    fc.assert(
      fc.property(kobo, fc.double({ min: 0.01, max: 10_000, noNaN: true }), (amount, perDollar) => {
        const display: Display = { currency: 'Dollar', rate: perDollar };
        const before = { price_min: amount / 100, price_max: amount / 100 };
        const kept = addressPrices(both(priceText(amount / 100, display)), before, display);
        expect(kept).toEqual(both(String(amount / 100)));
      }),
    );
  });

  it('includes every price that shows the typed amount, and no price that shows another', () => {
    fc.assert(
      fc.property(kobo, rate, fc.integer({ min: -20_000, max: 20_000 }), (amount, perDollar, away) => {
        const display: Display = { currency: 'Dollar', rate: perDollar };
        const typed = priceText(amount / 100, display);
        const limits = addressPrices(both(typed), {}, display);
        const other = Math.max(0, amount + away) / 100;
        const isIncluded = Number(limits.price_min) <= other && other <= Number(limits.price_max);
        expect(isIncluded).toBe(amountIn(other, 'Dollar', perDollar) === Number(typed));
      }),
    );
  });

  it('shows typed dollars and cents unchanged at a rate of one naira or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 7 }), rate, (cents, perDollar) => {
        const display: Display = { currency: 'Dollar', rate: perDollar };
        const typed = String(cents / 100);
        const limits = addressPrices(both(typed), {}, display);
        expect(Object.values(limits).map((price) => priceText(Number(price), display))).toEqual([typed, typed]);
      }),
    );
  });
});
