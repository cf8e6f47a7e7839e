import fc from 'fast-check';
import { readNumber } from './read-number';

describe('readNumber', () => {
  it.each([
    '08031234567',
    '0803 123 4567',
    '(0803) 123-4567',
    '8031234567',
    '+2348031234567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
    '2348031234567',
    '00234 803 123 4567',
    '009 234 803 123 4567',
    ' 0803.123.4567 ',
    '(+234) 803 123 4567',
    '0803\u2011123\u00a04567\u200b',
    '０８０３　１２３　４５６７',
    '٠٨٠٣١٢٣٤٥٦٧',
  ])('reads %j as a Nigerian mobile number', (typed) => expect(readNumber(typed)).toBe('2348031234567'));

  it.each([
    '',
    '0803123456',
    '080312345678',
    '012345678',
    '+44 7911 123456',
    'call 08031234567',
    '11111111111',
    '234',
    '0234',
  ])('refuses %j', (typed) => expect(readNumber(typed)).toBeNull());

  it('reads the same number with any spaces, hyphens and prefix', () => {
    const digits = fc.tuple(fc.constantFrom('70', '80', '81', '90', '91'), fc.stringMatching(/^\d{8}$/));
    const gaps = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom('0', '', '+234', '234', '+2340', '00234'),
        gaps,
        ([two, rest], prefix, gap) => {
          const typed = prefix + [...(two + rest)].map((digit, index) => digit + gap[index]).join('');
          expect(readNumber(typed)).toBe(`234${two}${rest}`);
        },
      ),
    );
  });
});
