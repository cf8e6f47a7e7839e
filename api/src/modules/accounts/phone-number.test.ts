import { readPhoneNumber } from './phone-number';

it.each([
  ['08031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['+234 (803) 123-4567', '2348031234567'],
  ['447911123456', '447911123456'],
  ['+1 212 555 0100', '12125550100'],
])('reads %s as %s', (typed, digits) => expect(readPhoneNumber(typed)).toBe(digits));

it.each([
  '',
  '0803123456',
  '080312345678',
  '123',
  '23480312345678901',
  '++2348031234567',
  'phone',
  'call 08031234567',
  '06031234567',
  '2346031234567',
  '0x8031234567',
  '٠٨٠٣١٢٣٤٥٦٧',
])('rejects %j as a phone number', (typed) => expect(readPhoneNumber(typed)).toBeNull());
