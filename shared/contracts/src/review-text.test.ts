import * as fc from 'fast-check';
import { countCharacters, REVIEW_LENGTH, reviewFault, tidyText } from './review-text';

describe('the text of a review', () => {
  it('ORD-CONST-004 needs over 10 and at most 500 characters', () => {
    expect(reviewFault('x'.repeat(10))).toBe('too short');
    expect(reviewFault('x'.repeat(11))).toBeNull();
    expect(reviewFault('x'.repeat(500))).toBeNull();
    expect(reviewFault('x'.repeat(501))).toBe('too long');
  });

  it('counts characters as the shopper sees them', () => {
    expect(countCharacters('Adébáyọ̀ 👩🏾‍🌾🇳🇬')).toBe(10);
    expect(reviewFault('Ó dára gan')).toBe('too short'); // ten characters in any encoding
    expect(reviewFault('Ó dára gan'.normalize('NFD'))).toBe('too short');
  });

  it.each([
    ['spaces around', `   ${'x'.repeat(10)}   `],
    ['spaces in a row', 'good       one'],
    ['invisible characters', `good\u200b\u200b\u200b\u2060\u202eone\u0000\u0007`],
    ['only joiners', '\u200d'.repeat(20)],
    ['empty lines', 'good\n\n\n\n\n\n\n\none'],
  ])('does not get longer with %s', (_, text) => {
    expect(reviewFault(text)).toBe('too short');
  });

  it('keeps line breaks, with at most one empty line between lines', () => {
    expect(tidyText('  Fine cloth.\r\n\r\n\r\n\r\nFits\twell. ')).toBe('Fine cloth.\n\nFits well.');
  });

  it('joins a letter and its accent across an invisible character', () => {
    expect(tidyText('e\u200b\u0301')).toBe('é'.normalize('NFC'));
  });

  it('does not change when it is tidied twice', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t', '\u200b', '\u200d', 'ọ̀', 'e', '\u0301', '👩🏾‍🌾') }),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const tidy = tidyText(text);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy).toBe(tidy.trim());
        expect(reviewFault(tidy)).toBe(reviewFault(text));
      }),
    );
  });

  it('counts at least as many characters without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    try {
      Object.assign(Intl, { Segmenter: undefined });
      expect(countCharacters('ọ̀👩🏾‍🌾')).toBe(6);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
    expect(countCharacters('ọ̀👩🏾‍🌾')).toBe(2);
    expect(REVIEW_LENGTH).toEqual({ min: 11, max: 500 });
  });
});
