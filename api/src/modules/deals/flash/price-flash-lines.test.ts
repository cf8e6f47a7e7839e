import { kobo } from '@nkm/contracts';
import fc from 'fast-check';
import { type FlashLine, type FlashOffer, priceFlashLines } from './price-flash-lines';

const offer = (changes: Partial<FlashOffer> = {}): FlashOffer => ({
  id: 1,
  productId: 7,
  price: kobo(300_000),
  left: 5,
  hadBefore: false,
  ...changes,
});
const line = (changes: Partial<FlashLine> = {}): FlashLine => ({
  productId: 7,
  title: 'Blender',
  unitPrice: kobo(1_000_000),
  quantity: 1,
  ...changes,
});
const price = (lines: FlashLine[], offers: FlashOffer[]) => priceFlashLines('FLASH', lines, offers);

describe('an order with a flash-deal code', () => {
  it('is discounted by the difference to the flash price, once for each product', () => {
    const lines = [line(), line({ productId: 8, title: 'Kettle' }), line({ productId: 9, title: 'Rice' })];
    const offers = [offer(), offer({ id: 2, productId: 8, price: kobo(900_000) })];
    const pieces = [
      { offerId: 1, productId: 7, discount: 700_000, title: 'Blender' },
      { offerId: 2, productId: 8, discount: 100_000, title: 'Kettle' },
    ];
    expect(price(lines, offers)).toEqual({ kind: 'priced', discount: 800_000, pieces });
  });

  it.each([
    ['two of one product', [line({ quantity: 2 })], [offer()], 'invalid', 'order only one Blender'],
    ['two variants of one product', [line(), line()], [offer()], 'invalid', 'order only one Blender'],
    [
      'one that the customer has taken before',
      [line()],
      [offer({ hadBefore: true })],
      'conflict',
      'you already ordered Blender',
    ],
    ['a sold-out offer', [line()], [offer({ left: 0 })], 'conflict', 'The flash deal of Blender is sold out.'],
    ['lines outside the deal', [line({ productId: 8 })], [offer()], 'invalid', "products in today's flash deal"],
    ['no lines', [], [offer()], 'invalid', "products in today's flash deal"],
    ['an offer that is not cheaper', [line({ unitPrice: kobo(300_000) })], [offer()], 'invalid', 'flash deal'],
  ])('refuses %s', (_, lines, offers, because, message) => {
    expect(price(lines, offers)).toEqual({ kind: 'refused', because, message: expect.stringContaining(message) });
  });

  it('always gets a discount above zero and below the total of its lines', () => {
    const amount = fc.integer({ min: 1, max: 50_000_000 }).map(kobo);
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 8 }), (pairs) => {
        const lines = pairs.map(([unitPrice], index) => line({ productId: index, unitPrice }));
        const offers = pairs.map(([, flash], index) => offer({ id: index, productId: index, price: flash }));
        const priced = price(lines, offers);
        if (priced.kind === 'refused') return expect(pairs.every(([unit, flash]) => unit <= flash)).toBe(true);
        const worth = lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0);
        expect(priced.discount).toBeGreaterThan(0);
        return expect(priced.discount).toBeLessThan(worth);
      }),
    );
  });
});
