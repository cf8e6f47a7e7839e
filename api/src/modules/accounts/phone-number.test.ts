import { readPhoneNumber } from './phone-number';

it.each([
  ['08031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['+234 (803) 123-4567', '2348031234567'],
  ['447911123456', '447911123456'],
])('reads %s as %s', (typed, digits) => expect(readPhoneNumber(typed)).toBe(digits));

it.each(['', '0803123456', '080312345678', '123', '23480312345678901', '++2348031234567', 'phone', '0x8031234567', '٠٨٠٣١٢٣٤٥٦٧'])(
  'takes %j for no phone number',
  (typed) => expect(readPhoneNumber(typed)).toBeNull(),
); // prettier-ignore
