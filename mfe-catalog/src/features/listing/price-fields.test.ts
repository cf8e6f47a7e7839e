import { FILTER_LIMITS } from '@nkm/contracts';
import fc from 'fast-check';
import { addressPrice, type Display, priceText } from './price-fields';

const naira: Display = { currency: 'Naira', rate: 380 };
const dollars: Display = { currency: 'Dollar', rate: 380 };

describe('the price fields of a list (H25)', () => {
  it.each([
    ['5000', naira, '5000'],
    ['₦5,000', naira, '₦5,000'],
    ['20', dollars, '7600'],
    ['$1,000.50', dollars, '380190'],
    ['cheap', dollars, 'cheap'],
    ['', dollars, ''],
  ])('converts "%s" with %p to "%s" in the address', (typed, display, address) => {
    expect(addressPrice(typed, undefined, display)).toBe(address);
  });

  it('limits large dollar amounts instead of reading them as naira', () => {
    expect(addressPrice('9'.repeat(12), undefined, dollars)).toBe(String(FILTER_LIMITS.price));
  });

  it('keeps an untouched price at any exchange rate', () => {
    const kobo = fc.integer({ min: 0, max: 10 ** 12 });
    const rate = fc.double({ min: 0.01, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(kobo, rate, (amount, perDollar) => {
        const display: Display = { currency: 'Dollar', rate: perDollar };
        expect(addressPrice(priceText(amount / 100, display), amount / 100, display)).toBe(String(amount / 100));
      }),
    );
  });

  it('shows typed dollars and cents unchanged at a rate of one naira or more', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 8 });
    const rate = fc.double({ min: 1, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(cents, rate, (amount, perDollar) => {
        const display: Display = { currency: 'Dollar', rate: perDollar };
        const typed = String(amount / 100);
        expect(priceText(Number(addressPrice(typed, undefined, display)), display)).toBe(typed);
      }),
    );
  });
});
