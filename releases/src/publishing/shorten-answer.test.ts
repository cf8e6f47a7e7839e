import { shortenAnswer } from './shorten-answer';

describe('shortenAnswer', () => {
  it('keeps the first objects of a list, all strings of a list and the counts', () => {
    const products = Array.from({ length: 20 }, (_, id) => ({ id, sizes: ['S', 'M', 'L', 'XL', 'XXL'] }));
    const short = shortenAnswer({ status: 200, body: { data: products, pagination: { total: 20 } } });
    expect(short).toEqual({ status: 200, body: { data: products.slice(0, 4), pagination: { total: 20 } } });
  });
});
