import * as fc from 'fast-check';
import { countCharacters, OPINION_LENGTH, opinionFault, tidyText } from './opinion-text';

describe('the text of a review', () => {
  it('ORD-CONST-004 has over 10 characters, and at most 500', () => {
    expect(opinionFault('x'.repeat(10))).toBe('too short');
    expect(opinionFault('x'.repeat(11))).toBeNull();
    expect(opinionFault('x'.repeat(500))).toBeNull();
    expect(opinionFault('x'.repeat(501))).toBe('too long');
  });

  it('is counted as the shopper sees it', () => {
    expect(countCharacters('Adébáyọ̀ 👩🏾‍🌾🇳🇬')).toBe(10);
    expect(opinionFault('Ó dára gan')).toBe('too short'); // ten, however the letters are encoded
    expect(opinionFault('Ó dára gan'.normalize('NFD'))).toBe('too short');
  });

  it.each([
    ['spaces around', `   ${'x'.repeat(10)}   `],
    ['spaces in a row', 'good       one'],
    ['characters that nobody sees', `good\u200b\u200b\u200b\u2060\u202eone\u0000\u0007`],
    ['joiners alone', '\u200d'.repeat(20)],
    ['empty lines', 'good\n\n\n\n\n\n\n\none'],
  ])('is no longer by %s', (_, text) => {
    expect(opinionFault(text)).toBe('too short');
  });

  it('keeps its lines, and one empty one between them', () => {
    expect(tidyText('  Fine cloth.\r\n\r\n\r\n\r\nFits\twell. ')).toBe('Fine cloth.\n\nFits well.');
  });

  it('has a letter and its accent as one, though something unseen stood between them', () => {
    expect(tidyText('e\u200b\u0301')).toBe('é'.normalize('NFC'));
  });

  it('is tidy when it was tidied once', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t', '\u200b', '\u200d', 'ọ̀', 'e', '\u0301', '👩🏾‍🌾') }),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const tidy = tidyText(text);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy).toBe(tidy.trim());
        expect(opinionFault(tidy)).toBe(opinionFault(text));
      }),
    );
  });

  it('counts at least as many characters in a browser that cannot tell them apart', () => {
    const { Segmenter } = Intl;
    try {
      Object.assign(Intl, { Segmenter: undefined });
      expect(countCharacters('ọ̀👩🏾‍🌾')).toBe(6);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
    expect(countCharacters('ọ̀👩🏾‍🌾')).toBe(2);
    expect(OPINION_LENGTH).toEqual({ min: 11, max: 500 });
  });
});
