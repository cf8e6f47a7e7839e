import { readPriceWords } from './price-words';

describe('price in a search', () => {
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
    ['watch not above 20k', 'watch', { max: 20_000 }],
    ['lantern wey no pass 50k', 'lantern wey', { max: 50_000 }],
    ['phone my budget is 80k', 'phone', { max: 80_000 }],
    ['laptop 300k to 500k', 'laptop', { min: 300_000, max: 500_000 }],
    ['gown 15k - 25k', 'gown', { min: 15_000, max: 25_000 }],
    ['bag 20000-30000', 'bag', { min: 20_000, max: 30_000 }],
    ['phone 150k', 'phone', { min: 75_000, max: 180_000 }],
    ['15 thousand shoe', 'shoe', { min: 7500, max: 18_000 }],
    ['shoe ₦20,000', 'shoe', { min: 10_000, max: 24_000 }],
    ['shoe 20000 naira', 'shoe', { min: 10_000, max: 24_000 }],
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
    '4k tv',
    '24k gold chain',
    '20k mah power bank',
    'nba 2k26',
    'toyota key 2010 to 2015',
    'cloth 4-5 years',
  ])('%s has none', (typed) => expect(readPriceWords(typed)).toEqual({ text: typed }));
});
