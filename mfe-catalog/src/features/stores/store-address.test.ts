import { readText } from '@nkm/contracts';
import fc from 'fast-check';
import { readStoreAddress, storeHref } from './store-address';

const read = (query: string) => readStoreAddress(new URLSearchParams(query));

describe('the address of a store’s products', () => {
  it.each(['', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'category=%3Cscript%3E', 'view=tiles', 'q=%20'])(
    'falls back to page 1 of all products for "?%s"',
    (query) => expect(read(query)).toEqual({ query: '', category: null, page: 1, view: 'grid' }),
  );

  it('omits default values', () => {
    expect(storeHref(7, { query: '', category: null, page: 1, view: 'grid' })).toBe('/store-detail/7');
    expect(storeHref(7, {})).toBe('/store-detail/7');
  });

  it('is read back as it was written', () => {
    const address = fc.record({
      query: fc.string({ maxLength: 200 }).map(readText),
      category: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      view: fc.constantFrom('grid' as const, 'list' as const),
    });
    fc.assert(
      fc.property(address, (wanted) => {
        const url = new URL(storeHref(7, wanted), 'http://shop.test');
        expect(readStoreAddress(url.searchParams)).toEqual(wanted);
      }),
    );
  });
});
