import fc from 'fast-check';
import { readQuantity } from './read-quantity';

describe('reading a quantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['\u00a03\n', 3],
    ['+3', 3],
    ['007', 7],
    ['1,000', 1_000],
    ['12,345,678', 12_345_678],
    ['1000000000', 1_000_000_000],
    ['\u200f٣\u200f', 3],
    ['١٢', 12],
    ['١٬٠٠٠', 1_000],
    ['४२', 42],
    ['４２', 42],
    ['𝟙𝟚', 12],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i', (text, quantity) => expect(readQuantity(text)).toEqual({ quantity }));

  it.each([
    '',
    ' ',
    '1.5',
    '1,5',
    '1,00',
    '1.000',
    '-1.5',
    '1e3',
    '0x10',
    '10⁹',
    '½',
    'Ⅳ',
    '3 4',
    '3 pcs 4',
    '3 pcs',
    'abc',
    '-',
    '+',
    '--2',
    '1,000,00',
    'NaN',
    'Infinity',
    '3\n4',
  ])('refuses %j as not one whole number', (text) => expect(readQuantity(text)).toEqual({ fault: 'not-whole' }));

  it.each(['0', '000', '-2', '−2', '－2', '-0', '-1,000', '٠'])('refuses %j as too small', (text) =>
    expect(readQuantity(text)).toEqual({ fault: 'too-small' }),
  );

  it('reads every quantity in every script, with spaces around it', () => {
    const zeros = ['0', '٠', '۰', '०', '০', '๐', '０', '𝟎', '𞥐'];
    const spaces = fc.constantFrom('', ' ', '\t', '\u00a0', '\u3000');
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.constantFrom(...zeros),
        spaces,
        spaces,
        (quantity, zero, before, after) => {
          const digits = [...`${quantity}`].map((digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
          expect(readQuantity(before + digits.join('') + after)).toEqual({ quantity });
        },
      ),
    );
  });

  it('never reads a number that is not in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { quantity } = readQuantity(text);
        if (quantity === undefined) return;
        expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
        expect(text.replace(/[\p{Nd}\s\p{Cf},٬，+＋]/gu, '')).toBe('');
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.constantFrom('.', ' ', 'e', '/', ' pcs ', '×'), (a, b, between) =>
        expect(readQuantity(`${a}${between}${b}`).quantity).toBeUndefined(),
      ),
    );
  });
});
