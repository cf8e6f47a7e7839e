import { kobo } from '@nkm/contracts';
import { afterDiscount, readNaira, readPercent, readStock } from './read-amounts';

describe('the import', () => {
  it.each([
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['₦1,234.50', 123_450],
    ['₦ 1,234,567', 123_456_700],
    ['0.01', 1],
    ['0.1', 10],
    ['4.35', 435],
    ['1.1', 110],
    ['19999999.99', 1_999_999_999],
    ['1000000000', 100_000_000_000],
  ])('reads %s as %i kobo', (text, amount) => expect(readNaira(text)).toBe(amount));

  it.each([
    '',
    '0',
    '0.00',
    '-5',
    '+5',
    '1e3',
    '1.234',
    '1,23',
    '12,34.50',
    '1,2345',
    '1.234,50',
    '1 234',
    '1.',
    '.5',
    'N500',
    '$5',
    '₦',
    'free',
    '1000000000.01',
    '٣',
    'Infinity',
  ])('refuses the price %j', (text) => expect(readNaira(text)).toBeNull());

  it.each([
    ['', 0],
    ['0', 0],
    ['15', 15],
    ['15%', 15],
    ['99 %', 99],
    ['100', null],
    ['-1', null],
    ['1.5', null],
  ])('reads the discount %j as %s', (text, percent) => expect(readPercent(text)).toBe(percent));

  it.each([
    ['0', 0],
    ['1000000', 1_000_000],
    ['', null],
    ['1000001', null],
    ['-1', null],
    ['2.0', null],
    ['1e3', null],
  ])('reads the stock %j as %s', (text, stock) => expect(readStock(text)).toBe(stock));

  it('rounds a discounted price to the kobo', () => {
    expect(afterDiscount(kobo(123_450), 10)).toBe(111_105);
    expect(afterDiscount(kobo(999), 33)).toBe(669);
    expect(afterDiscount(kobo(1), 99)).toBe(1);
  });
});
