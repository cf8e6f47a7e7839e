import { readPriceWords } from './price-words';

describe('what a search says of the price', () => {
  it.each([
    ['phones under 100000', 'phones', { max: 100_000 }],
    ['phone below 50k', 'phone', { max: 50_000 }],
    ['laptop less than ₦400,000 naira', 'laptop', { max: 400_000 }],
    ['shoes not more than 5 thousand for men', 'shoes for men', { max: 5000 }],
    ['tv above 1.5m', 'tv', { min: 1_500_000 }],
    ['bag between 5k and 10k', 'bag', { min: 5000, max: 10_000 }],
    ['bag from 5 to 10k', 'bag', { min: 5000, max: 10_000 }],
    ['gown between 20000 and 10000', 'gown', { min: 10_000, max: 20_000 }],
    ['phone for 100k', 'phone', { max: 100_000 }],
    ['Under N5000', '', { max: 5000 }],
  ])('%s', (typed, rest, price) => {
    const read = readPriceWords(typed);
    expect([read.text.replace(/\s+/g, ' ').trim(), read.price]).toEqual([rest, price]);
  });

  it.each([
    'tv under 1000 w',
    'power bank over 20000mah',
    'toys for under 5',
    'under bed 5000',
    'ink for 5000 printer',
    'iphone 13',
    'fridge under 500l',
    'phones above 99999999999999999999',
  ])('%s says nothing of it', (typed) => expect(readPriceWords(typed)).toEqual({ text: typed }));
});
