import fc from 'fast-check';
import { hasUnseen, readCode, readText } from './read-text';

describe('a short text from a person', () => {
  it.each([
    ['letters in two parts', 'cafe\u0301', 'caf\u00e9'],
    ['a letter apart from its accent', 'e\u200b\u0301', '\u00e9'],
    ['two marks in another order', 'o\u0300\u0323', '\u1ecd\u0300'],
    ['a hyphen that does not break', 'SAVE\u201110', 'SAVE-10'],
    ['a hyphen', 'SAVE\u201010', 'SAVE-10'],
    ['an en dash', 'SAVE\u201310', 'SAVE-10'],
    ['an em dash', 'SAVE\u201410', 'SAVE-10'],
    ['a minus sign', 'SAVE\u221210', 'SAVE-10'],
    ['a full-width hyphen', 'SAVE\uff0d10', 'SAVE-10'],
    ['a small hyphen', 'SAVE\ufe6310', 'SAVE-10'],
    ['a figure dash', 'SAVE\u201210', 'SAVE-10'],
    ['a horizontal bar', 'SAVE\u201510', 'SAVE-10'],
    ['a soft hyphen', 'SA\u00adVE', 'SAVE'],
    ['spaces without width', '\u200bSA\u200bVE\u2060\ufeff', 'SAVE'],
    ['bidi controls', '\u202eab\u202c\u2066c\u2069\u200e\u200f\u061c', 'abc'],
    ['fillers of Hangul', '\u3164\u115fa\uffa0', 'a'],
    ['a joiner of letters in a Latin word', 'A\u200dd\u200ca', 'Ada'],
    ['a style after a letter', 'Ada\ufe0f', 'Ada'],
    ['half a character', 'a\ud83d b\udc00', 'a b'],
    ['a space that does not break', 'Ada\u00a0Obi', 'Ada Obi'],
    ['thin and wide spaces', '\u2003Ada\u2009\u202f\u3000Obi\u205f', 'Ada Obi'],
    ['tabs, ends of lines and controls', '\tAda\r\n\u2028\u0000Obi\u0085', 'Ada Obi'],
    ['a Braille pattern without dots', '\u2800Ada\u2800', 'Ada'],
    ['only invisible characters', '\u200b\u00ad \u2060\ufeff\u202e\u3164', ''],
    ['nothing', '', ''],
  ])('loses the difference of %s', (_what, typed, read) => expect(readText(typed)).toBe(read));

  it.each([
    ['a word of Persian', 'نمی\u200cخواهم'],
    ['a word of Hindi', 'क्\u200dष'],
    ['a word of Sinhala', 'ශ්\u200dරී'],
    ['a word of Arabic', 'سلام'],
    ['a name of Yoruba', 'Ad\u00e9b\u00e1y\u1ecd\u0300'],
    ['a farmer', '👩🏾\u200d🌾'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a heart in colour', '❤\ufe0f'],
    ['a flag of a country', '🇳🇬'],
    ['a flag of letters', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['an apostrophe', 'O’Neil'],
  ])('keeps %s', (_what, text) => {
    expect(readText(text)).toBe(text);
    expect(hasUnseen(text)).toBe(false);
  });

  const pieces = fc.constantFrom(
    ...['a', 'e', '\u0301', '\u0323', 'ی', 'क', '\u094d', '\u064b', '-', '\u2011', '\u2212', ' ', '\u00a0', '\t'],
    ...['\u200b', '\u200c', '\u200d', '\u00ad', '\u202e', '\ufe0f', '\u20e3', '1', '👩', '🏾', '🌾', '\u{e0067}'],
    ...['\ud83d', '\udc00', '\u2126', '\u1100', '\u1161', '\u3164', '\u2800', '\u3030', '\u064e'],
  );
  const texts = fc.oneof(fc.string({ unit: pieces }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

  it('is the same when it is read twice, and in every form of Unicode', () =>
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readText(typed);
        expect(readText(read)).toBe(read);
        expect(read.normalize('NFC')).toBe(read);
        expect(read).toBe(read.trim());
        expect(hasUnseen(read)).toBe(false);
        expect(/[\p{Cc}\p{Surrogate}]|(?!-)\p{Dash}|(?! )\s/u.test(read)).toBe(false);
      }),
      { numRuns: 3000 },
    ));

  it('is the same in composed and decomposed letters', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(readText(typed.normalize('NFD'))).toBe(readText(typed.normalize('NFC')));
      }),
    ));

  it('finds what is invisible', () => {
    for (const text of ['a\u0000', '\u202ea', 'a\u200b', 'A\u200dda', 'a\tb']) expect(hasUnseen(text)).toBe(true);
    for (const text of ['', 'ọ̀bẹ̀', 'a b', 'a–b']) expect(hasUnseen(text)).toBe(false);
  });
});

describe('a code from a person', () => {
  it.each([
    ['women20', 'WOMEN20'],
    [' Women20\u200b ', 'WOMEN20'],
    ['ＷＯＭＥＮ２０', 'WOMEN20'],
    ['women٢٠', 'WOMEN20'],
    ['wınter\u201320', 'WINTER-20'],
    ['WOMEN20.', 'WOMEN20'],
    ['WOMEN 20', 'WOMEN20'],
    ['“WOMEN20”', 'WOMEN20'],
    ["'women20',", 'WOMEN20'],
    ['Winter-20 -', 'WINTER-20'],
    ['', ''],
    ['…', ''],
  ])('%j is %s', (typed, code) => expect(readCode(typed)).toBe(code));
});
