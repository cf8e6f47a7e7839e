import { aProductCard, createTestPlatform } from '@nkm/testing';
import { getSuggestions } from './get-suggestions';

const dress = aProductCard({ title: 'Adire Wrap Dress' });
const signal = new AbortController().signal;

function aShop(capabilities: string[], answers: Parameters<typeof createTestPlatform>[1]) {
  const platform = createTestPlatform('shell', answers);
  return { ...platform, settings: { ...platform.settings, capabilities } };
}

describe('suggestions', () => {
  it('asks in the background, with the category, and takes only what can be shown', async () => {
    const platform = aShop(['suggestions'], {
      'GET /products/suggestions': () => ({
        data: {
          words: ['adire', 7, ''],
          categories: [{ title: 'Women', slug: 'women', parent: null }, {}],
          products: [dress, null],
        },
      }),
    });
    const found = await getSuggestions(platform, { q: 'adi', category: 'clothing-apparel' }, signal);
    expect(found).toEqual({
      words: ['adire'],
      categories: [{ title: 'Women', slug: 'women', parent: null }],
      products: [dress],
    });
    expect(platform.calls[0]?.options).toMatchObject({
      background: true,
      query: { q: 'adi', category: 'clothing-apparel' },
    });
  });

  it('asks a server as documented for the first products of the search', async () => {
    const platform = aShop([], { 'GET /products/search': () => ({ data: [dress], pagination: {} }) });
    const found = await getSuggestions(platform, { q: 'adi' }, signal);
    expect(found).toEqual({ words: [], categories: [], products: [dress] });
    expect(platform.calls[0]?.options.query).toEqual({ q: 'adi', perPage: 5, page: 1 });
  });

  it.each([null, 'text', {}, { data: null }, { data: { products: 'none' } }])('stays empty for %j', async (body) => {
    const platform = aShop(['suggestions'], { 'GET /products/suggestions': () => body });
    expect(await getSuggestions(platform, { q: 'adi' }, signal)).toEqual({ words: [], categories: [], products: [] });
  });
});
