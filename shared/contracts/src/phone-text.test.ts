import fc from 'fast-check';
import { countDigits, readPhoneText } from './phone-text';

/** The zeros of all scripts. */
const ZEROS = Array.from({ length: 0x1_fbfa }, (_, code) => code)
  .filter((code) => /^\p{Nd}$/u.test(String.fromCodePoint(code)))
  .filter((_code, at) => at % 10 === 0);

describe('a typed phone number', () => {
  it.each([
    ['+234 (0) 705 555 0199', '+23407055550199'],
    ['(+234) 705 555 0199', '+2347055550199'],
    ['00234 705 555 0199', '002347055550199'],
    ['0705-555-0199', '07055550199'],
    ['0705\u2011555\u20130199', '07055550199'],
    ['0705\u00a0555\u202f0199', '07055550199'],
    ['\u202a0705 555 0199\u202c\u200b', '07055550199'],
    ['０７０５　５５５（０１９９）', '07055550199'],
    ['＋２３４　７０５', '+234705'],
    ['٠٧٠٥٥٥٥٠١٩٩', '07055550199'],
    ['۰۷۰۵۵۵۵۰۱۹۹', '07055550199'],
    ['०७०५५५५०१९९', '07055550199'],
    ['𝟘𝟟𝟘𝟝', '0705'],
    ['𑛀𑛉𑛐𑛙'.normalize(), '0909'],
  ])('%j has the digits %s', (typed, digits) => expect(readPhoneText(typed)).toBe(digits));

  it.each(['', '+', '()', 'call 0705', '0705x', '0x705', '++234', '234+', '07/05', '07,05', '½', '🄁'])(
    '%j is none',
    (typed) => expect(readPhoneText(typed)).toBeNull(),
  );

  it('has the digits of every script', () => {
    expect(ZEROS.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.constantFrom(...ZEROS), fc.stringMatching(/^\d{1,15}$/), (zero, digits) => {
        const typed = [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
        expect([typed, readPhoneText(typed), countDigits(typed)]).toEqual([typed, digits, digits.length]);
      }),
    );
  });

  const pieces = fc.constantFrom('+', '0', '７', ' ', '-', '\u2011', '(', ')', '٣', 'x');
  it('is the same when it is read twice', () =>
    fc.assert(
      fc.property(fc.string({ unit: pieces }), (typed) => {
        const read = readPhoneText(typed);
        if (read !== null) expect(readPhoneText(read)).toBe(read);
      }),
    ));
});
