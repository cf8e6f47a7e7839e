import fc from 'fast-check';
import { readPhoneNumber } from './phone-number';

describe('readPhoneNumber', () => {
  it.each([
    ['08031234567', '2348031234567'],
    ['0803 123 4567', '2348031234567'],
    ['2348031234567', '2348031234567'],
    ['+234 (803) 123-4567', '2348031234567'],
    ['447911123456', '447911123456'],
    ['+1 212 555 0100', '12125550100'],
    ['+47 406 12 345', '4740612345'],
    ['+44 (0) 7911 123456', '447911123456'],
    ['0044 7911 123456', '447911123456'],
    ['009 44 7911 123456', '447911123456'],
  ])('reads %s as %s', (typed, digits) => expect(readPhoneNumber(typed)).toBe(digits));

  it.each([
    '+234 (0) 705 555 0199',
    '00234 705 555 0199',
    '009234 705 555 0199',
    '0234 705 555 0199',
    '0705-555-0199',
    '705 555 0199',
    '(+234) 705.555.0199',
    '＋２３４　（０）　７０５　５５５　０１９９',
    '٠٧٠٥٥٥٥٠١٩٩',
    '०७०५५५५०१९९',
    '0705\u2011555\u20110199',
    '0705\u2013555\u22120199',
    '0705\u00a0555\u202f0199',
    '\u202a+2347055550199\u202c\ufeff',
  ])('reads %j as one number', (typed) => expect(readPhoneNumber(typed)).toBe('2347055550199'));

  it.each([
    '',
    '0803123456',
    '080312345678',
    '123',
    '11111111111',
    '23480312345678901',
    '++2348031234567',
    'phone',
    'call 08031234567',
    '0803123456O',
    '06031234567',
    '2346031234567',
    '0x8031234567',
  ])('rejects %j as a phone number', (typed) => expect(readPhoneNumber(typed)).toBeNull());
});

describe('spellings', () => {
  const mobile = fc
    .tuple(fc.constantFrom('701', '705', '802', '803', '812', '905', '916'), fc.stringMatching(/^\d{7}$/))
    .map((parts) => parts.join(''));
  const prefix = fc.constantFrom('', '0', '+234', '234', '+2340', '+234(0)', '(+234)', '00234', '009234', '002340');
  const gap = fc.constantFrom(
    ...['', ' ', '-', '.', '\u00a0'],
    ...['\u2011', '\u2010', '\u2212', '\u200b', '\u00ad', '  ', '\uff0d'],
  );
  const gaps = fc.array(gap, { minLength: 10, maxLength: 10 });
  const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0, 0x966, 0x7c0);
  const written = (text: string, from: number) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)));

  it('of one number have one stored form, which is read as itself', () =>
    fc.assert(
      fc.property(mobile, prefix, gaps, zero, (digits, start, between, from) => {
        const typed = written(start + [...digits].map((digit, at) => between[at] + digit).join(''), from);
        const stored = readPhoneNumber(typed);
        expect([typed, stored]).toEqual([typed, `234${digits}`]);
        expect(readPhoneNumber(stored!)).toBe(stored);
        expect(readPhoneNumber(`+${stored}`)).toBe(stored);
      }),
      { numRuns: 1000 },
    ));

  it('of any text give digits with a country code, or nothing', () =>
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[+0-9 ()-]{0,20}$/), fc.string({ unit: 'binary' })), (typed) => {
        const stored = readPhoneNumber(typed);
        if (stored === null) return;
        expect(stored).toMatch(/^[1-9]\d{6,14}$/);
        expect(readPhoneNumber(`+${stored}`)).toBe(stored);
      }),
      { numRuns: 2000 },
    ));
});
