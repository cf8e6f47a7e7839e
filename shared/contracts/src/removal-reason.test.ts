import fc from 'fast-check';
import { checkReason, REASON_LENGTH, reasonLength } from './removal-reason';

describe('ACC-CONST-015 the reason for account deletion', () => {
  it.each([
    [99, { tooShortBy: 1 }],
    [100, null],
    [500, null],
    [501, { tooLongBy: 1 }],
  ])('is checked with %i characters', (length, expected) => expect(checkReason('a'.repeat(length))).toEqual(expected));

  it.each([
    ['ẹ̀', 1],
    ['é', 1],
    ['👩🏾‍🌾', 1],
    [' Ọjà \n', 3],
    ['', 0],
  ])('%j counts as the reader sees it', (text, length) => expect(reasonLength(text)).toBe(length));

  it('counts marks with their letter in browsers without a segmenter', () => {
    const { Segmenter } = Intl;
    Object.defineProperty(Intl, 'Segmenter', { configurable: true, value: undefined });
    try {
      expect(reasonLength('Adébáyọ̀')).toBe(7);
    } finally {
      Object.defineProperty(Intl, 'Segmenter', { configurable: true, value: Segmenter });
    }
  });

  it('never counts more than the code points, and ignores spaces around the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(reasonLength(text)).toBeLessThanOrEqual([...text].length);
        expect(reasonLength(`  ${text}\n`)).toBe(reasonLength(text));
      }),
    );
  });

  it('is valid exactly between both limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (length) => {
        const fits = length >= REASON_LENGTH.min && length <= REASON_LENGTH.max;
        expect(checkReason('x'.repeat(length)) === null).toBe(fits);
      }),
    );
  });
});
