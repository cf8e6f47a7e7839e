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
const kettle = line({ productId: 8, title: 'Kettle' });

describe('an order with a flash-deal code', () => {
  it('is discounted by the difference to the flash price, once for each product', () => {
    const lines = [line(), kettle, line({ productId: 9, title: 'Rice' })];
    const offers = [offer(), offer({ id: 2, productId: 8, price: kobo(900_000) })];
    const pieces = [
      { offerId: 1, line: lines[0], discount: 700_000 },
      { offerId: 2, line: kettle, discount: 100_000 },
    ];
    expect(price(lines, offers)).toEqual({ kind: 'priced', discount: 800_000, pieces });
  });

  it('is discounted for one unit of a product, the dearest variant', () => {
    expect(price([line({ quantity: 3 })], [offer()])).toMatchObject({ discount: 700_000, pieces: [{ offerId: 1 }] });
    const dear = line({ unitPrice: kobo(1_200_000) });
    expect(price([line(), dear], [offer()])).toEqual({
      kind: 'priced',
      discount: 900_000,
      pieces: [{ offerId: 1, line: dear, discount: 900_000 }],
    });
  });

  it('is discounted for the products that the customer can still have', () => {
    const kettles = offer({ id: 2, productId: 8, price: kobo(900_000) });
    for (const gone of [offer({ hadBefore: true }), offer({ left: 0 })])
      expect(price([line(), kettle], [gone, kettles])).toMatchObject({
        discount: 100_000,
        pieces: [{ offerId: 2, line: kettle }],
      });
  });

  it.each([
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
