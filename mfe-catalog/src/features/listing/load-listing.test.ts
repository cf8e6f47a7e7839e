import { aProductCard, createTestPlatform } from '@nkm/testing';
import { getProducts } from './get-products';
import { loadListing } from './load-listing';
import { PAGE_SIZE } from './page-size';
import { SHOP_SORTS } from './sorts';

const signal = new AbortController().signal;

function shopWith(total: number, api = 1) {
  const platform = createTestPlatform(
    'mfe-catalog',
    {
      'GET /products': ({ options }) => ({
        data: [aProductCard({ selling_price: 500 }), aProductCard({ selling_price: 300 })],
        pagination: { current_page: options.query?.page, total, perPage: options.query?.perPage },
      }),
    },
    { api },
  );
  const load = (address: string) =>
    loadListing(new URL(address, 'http://shop.test'), SHOP_SORTS, platform, (query) =>
      getProducts(platform, query, signal),
    );
  return { platform, load };
}

describe('loading a page of a list', () => {
  it('CAT-CALL-005 CAT-CONST-001 asks for 20 products of the page in the address', async () => {
    const { platform, load } = shopWith(45);
    const listing = await load('/shop?page=2');
    expect(PAGE_SIZE).toBe(20);
    expect(platform.calls).toMatchObject([{ call: 'GET /products', options: { query: { perPage: 20, page: 2 } } }]);
    expect(listing).toMatchObject({ page: 2, pages: 3, total: 45 });
  });

  it('CAT-RULE-004 lets the server sort by latest and popularity over the whole shop', async () => {
    const { platform, load } = shopWith(45);
    await load('/shop?sort=popularity');
    await load('/shop');
    expect(platform.calls.map(({ options }) => options.query?.sort)).toEqual(['popularity', undefined]);
  });

  it('CAT-RULE-002 sorts the loaded page itself when the server cannot', async () => {
    const { platform, load } = shopWith(45, 0);
    const { cards } = await load('/shop?sort=price_asc');
    expect(cards.map((card) => card.selling_price)).toEqual([300, 500]);
    expect(platform.calls[0]!.options.query?.sort).toBeUndefined();
  });

  it('CAT-RULE-005 keeps the page between 1 and the last', async () => {
    const { platform, load } = shopWith(45);
    await expect(load('/shop?page=9&sort=rating')).rejects.toMatchObject({ path: '/shop?page=3&sort=rating' });
    expect(await load('/shop?page=-2')).toMatchObject({ page: 1 });
    expect(platform.calls.at(-1)!.options.query?.page).toBe(1);
  });

  it('requests facets and filters only from a server that supports them', async () => {
    const able = shopWith(45);
    await able.load('/shop?brand=Samsung&brand=Tecno&price_max=5000&page=9').catch(() => undefined);
    expect(able.platform.calls[0]!.options.query).toMatchObject({
      brand: ['Samsung', 'Tecno'],
      price_max: 5000,
      facets: '1',
    });
    const documented = shopWith(45, 0);
    expect(await documented.load('/shop?brand=Samsung')).toMatchObject({ filters: {}, facets: null });
    expect(documented.platform.calls[0]!.options.query).not.toHaveProperty('brand');
  });

  it('keeps filters, order and view when it redirects to the last page', async () => {
    const { load } = shopWith(45);
    await expect(load('/shop?brand=A&page=9&sort=rating&view=list')).rejects.toMatchObject({
      path: '/shop?brand=A&page=3&sort=rating&view=list',
    });
  });

  it('returns page 1 for an empty shop', async () => {
    const { load } = shopWith(0);
    expect(await load('/shop')).toMatchObject({ page: 1, pages: 1, total: 0 });
  });

  it('returns descriptions only for the list view', async () => {
    const { load, platform } = shopWith(2);
    platform.answer({
      'GET /products': () => ({
        data: [aProductCard({ description: '<p>Woven</p>' })],
        pagination: { current_page: 1, total: 1, perPage: 20 },
      }),
    });
    expect((await load('/shop?view=list')).cards[0]!.description).toBe('<p>Woven</p>');
    expect((await load('/shop')).cards[0]).not.toHaveProperty('description');
  });

  it('returns only the product fields that a card shows', async () => {
    const { load } = shopWith(2);
    const { cards } = await load('/shop');
    expect(Object.keys(cards[0]!).sort()).toEqual([
      'id',
      'image',
      'original_price',
      'quantity',
      'selling_price',
      'slug',
      'star_summary',
      'stars',
      'title',
      'vendor',
    ]);
  });

  it('puts sold-out products last on the page, each part in the order of the list', async () => {
    const stock = { first: 0, second: 3, third: 0, fourth: 1 };
    const data = Object.entries(stock).map(([title, quantity]) => aProductCard({ title, quantity }));
    const platform = createTestPlatform('mfe-catalog', {}, { api: 1 });
    const { cards } = await loadListing(new URL('http://shop.test/shop'), SHOP_SORTS, platform, async () => ({
      data,
      pagination: { current_page: 1, total: 4, perPage: 20 },
    }));
    expect(cards.map(({ title }) => title)).toEqual(['second', 'fourth', 'first', 'third']);
  });
});
