import { route } from '../../test/write-dist';
import { compareSizes, pageSizes } from './page-sizes';

const file = (bytes: number, br?: number) => ({ integrity: '', bytes, ...(br === undefined ? {} : { br }) });

describe('The recorded sizes of pages', () => {
  it('count the entry and the scripts of a page, compressed where they are served compressed', () => {
    const shop = route('/shop');
    const description = {
      entry: 'client/entry.js',
      routes: [shop],
      chunks: { [shop.id]: { js: ['page.js', 'entry.js'], css: ['page.css'] } },
    };
    const files = {
      'client/entry.js': file(300, 100),
      'client/page.js': file(50),
      'client/page.css': file(900, 400),
    };
    expect(pageSizes(description, files)).toEqual({ [shop.id]: 150 });
  });

  it('leave a page 5 % of room, and demand a record of each page and no others', () => {
    expect(compareSizes({ shop: 1050 }, { shop: 1000 })).toEqual([]);
    expect(compareSizes({ shop: 1051 }, { shop: 1000 })).toEqual(['shop has grown from 1000 to 1051 bytes']);
    expect(compareSizes({ shop: 10, cart: 20 }, { shop: 1000 })).toEqual(['cart has no recorded size']);
    expect(compareSizes({ shop: 10 }, { shop: 10, deals: 10 })).toEqual([
      'deals is recorded, but there is no such page',
    ]);
  });
});
