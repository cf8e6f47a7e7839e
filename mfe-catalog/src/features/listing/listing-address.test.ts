import fc from 'fast-check';
import { type ListingAddress, listingHref } from './listing-address';
import { readListingAddress } from './read-listing-address';
import { SEARCH_SORTS, SHOP_SORTS } from './sorts';

const read = (query: string, sorts = SHOP_SORTS) => readListingAddress(new URLSearchParams(query), sorts);

describe('the address of a list', () => {
  it.each([
    ['', 1, 'latest'],
    ['page=3&sort=price_asc', 3, 'price_asc'],
    ['page=0', 1, 'latest'],
    ['page=-4', 1, 'latest'],
    ['page=2.5', 1, 'latest'],
    ['page=two', 1, 'latest'],
    ['page=1e400', 1, 'latest'],
    ['sort=constructor', 1, 'latest'],
    ['sort=relevance', 1, 'latest'],
  ])('reads "%s" as page %i sorted by %s', (query, page, sort) => {
    expect(read(query)).toEqual({ page, sort, filters: {}, view: 'grid' });
  });

  it('omits default values, which differ for a search', () => {
    const plain = { filters: {}, view: 'grid' } as const;
    expect(listingHref('/shop', { ...plain, page: 1, sort: 'latest' }, SHOP_SORTS)).toBe('/shop');
    expect(listingHref('/search/ankara', { ...plain, page: 2, sort: 'latest' }, SEARCH_SORTS)).toBe(
      '/search/ankara?page=2&sort=latest',
    );
    expect(
      listingHref('/shop', { page: 1, sort: 'latest', filters: { brand: ['A & B'] }, view: 'list' }, SHOP_SORTS),
    ).toBe('/shop?brand=A+%26+B&view=list');
  });

  it('reads back every address that it writes', () => {
    const address = fc.record({
      page: fc.integer({ min: 1 }),
      sort: fc.constantFrom(...SEARCH_SORTS),
      view: fc.constantFrom('grid', 'list'),
      filters: fc.record(
        {
          brand: fc.uniqueArray(fc.constantFrom('Samsung', 'A & B', 'Ọ̀ṣun', '50% off=+'), { minLength: 1 }),
          color: fc.constant(['Red']),
          price_min: fc.integer({ min: 0, max: 1000 }),
          price_max: fc.integer({ min: 1000, max: 1e9 }),
          rating: fc.integer({ min: 1, max: 5 }),
          vendor: fc.integer({ min: 1 }),
          in_stock: fc.constant('1'),
        },
        { requiredKeys: [] },
      ),
    }) as fc.Arbitrary<ListingAddress>;
    fc.assert(
      fc.property(address, (given) => {
        const url = new URL(listingHref('/search/x', given, SEARCH_SORTS), 'http://shop.test');
        expect(readListingAddress(url.searchParams, SEARCH_SORTS)).toEqual(given);
      }),
    );
  });
});
