import { readFilters, readRefusedPrices, withoutFilter } from './read-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of an address', () => {
  it('hold several values of a facet, or one number', () => {
    expect(
      read('brand=Samsung&brand=Tecno&color=Red&rating=4&vendor=7&in_stock=1&price_min=1000&price_max=2500.50'),
    ).toEqual({
      brand: ['Samsung', 'Tecno'],
      color: ['Red'],
      rating: 4,
      vendor: 7,
      in_stock: '1',
      price_min: 1000,
      price_max: 2500.5,
    });
  });

  it.each([
    'fabric=cotton',
    'brand=',
    'brand=%20',
    'brand=HP%00',
    'color=%01',
    'size=%E2%80%AEgnp',
    `brand=${'x'.repeat(5000)}`,
    'category=%3Cscript%3E',
    'condition=Broken',
    'rating=0',
    'rating=6',
    'rating=4.5',
    'price_min=-5',
    'price_min=cheap',
    'price_max=1e300',
    'vendor=0',
    'vendor=1.5',
    'vendor=99999999999999999999',
    'in_stock=yes',
  ])('omit the invalid filter %s', (query) => expect(read(query)).toEqual({}));

  it('accept prices with symbols and separators, in either order', () => {
    expect(read('price_min=₦5,000&price_max=1 000')).toEqual({ price_min: 1000, price_max: 5000 });
  });

  it('report entered texts that are not prices', () => {
    expect(readRefusedPrices(new URLSearchParams('price_min= cheap &price_max=1e300'))).toEqual({
      price_min: 'cheap',
      price_max: '1e300',
    });
    expect(readRefusedPrices(new URLSearchParams('price_min=₦5,000&price_max='))).toBeUndefined();
  });

  it('drop duplicate values and values beyond the limit of the server', () => {
    expect(read('brand=A&brand=A')).toEqual({ brand: ['A'] });
    const many = Array.from({ length: 30 }, (_, index) => `size=${index}`).join('&');
    expect(read(many).size).toHaveLength(20);
  });

  it('lose one value at a time', () => {
    const filters = read('brand=A&brand=B&rating=3');
    expect(withoutFilter(filters, 'brand', 'A')).toEqual({ brand: ['B'], rating: 3 });
    expect(withoutFilter(filters, 'rating', '3')).toEqual({ brand: ['A', 'B'] });
  });
});
