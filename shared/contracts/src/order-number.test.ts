import fc from 'fast-check';
import { CODE_ALPHABET, findOrderNumber, readOrderNumber } from './order-number';

const code = fc.string({ unit: fc.constantFrom(...CODE_ALPHABET), minLength: 10, maxLength: 10 });
const NUMBER = 'NKM-YDS7K3MW9Q';

describe('an order number from a person', () => {
  it.each([
    NUMBER,
    `#${NUMBER}`,
    `${NUMBER}.`,
    `${NUMBER},`,
    ` “${NUMBER}” `,
    'nkm yds7k3mw9q',
    'NKMYDS7K3MW9Q',
    'YDS7K3MW9Q',
    `Order ${NUMBER}`,
    `Order no. ${NUMBER}`,
    `Order number: #${NUMBER}`,
    'ＮＫＭ–ＹＤＳ７Ｋ３ＭＷ９Ｑ',
  ])('is read from “%s”', (typed) => expect(readOrderNumber(typed)).toBe(NUMBER));

  it('can be the number of an invoice', () => {
    for (const typed of [`${NUMBER}-V2`, `#${NUMBER} V2.`, 'nkmyds7k3mw9qv2', 'YDS7K3MW9Q-V2'])
      expect(readOrderNumber(typed)).toBe(`${NUMBER}-V2`);
  });

  it('can be a tracking code', () => {
    for (const typed of ['GIGL7K3MWD9QXR', 'gigl 7k3mwd9qxr.', 'Tracking: GIGL-7K3MWD9QXR'])
      expect(readOrderNumber(typed)).toBe('GIGL7K3MWD9QXR');
  });

  it('is found with and without its prefix and hyphens, for any code', () =>
    fc.assert(
      fc.property(code, fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }), (random, invoice) => {
        const number = `NKM-${random}${invoice === null ? '' : `-V${invoice}`}`;
        for (const typed of [number, number.replaceAll('-', ''), `Order #${number}.`])
          expect(readOrderNumber(typed)).toBe(number);
        expect(readOrderNumber(number.slice(4))).toBe(number);
        expect(readOrderNumber(`GIGL${random}`)).toBe(`GIGL${random}`);
      }),
    ));

  it('leaves other texts as codes', () => {
    expect(readOrderNumber('INV-1')).toBe('INV-1');
    expect(readOrderNumber('')).toBe('');
  });
});

describe('an order number in a search', () => {
  it('is found by its prefix only, because products have ten letters, too', () => {
    expect(findOrderNumber('order nkmyds7k3mw9q')).toBe(NUMBER);
    expect(findOrderNumber('smartwatch')).toBeNull();
    expect(findOrderNumber('belt')).toBeNull();
  });
});
