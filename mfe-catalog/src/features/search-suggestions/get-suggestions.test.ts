import { aProductCard, type Answers, createTestPlatform } from '@nkm/testing';
import { getSuggestions } from './get-suggestions';

const dress = aProductCard({ title: 'Adire Wrap Dress' });
const signal = new AbortController().signal;

const aShop = (api: number, answers: Answers) => createTestPlatform('mfe-catalog', answers, { api });

describe('getSuggestions', () => {
  it('sends the category in a background request and drops invalid items', async () => {
    const platform = aShop(1, {
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

  it('falls back to the first search results if the server has no suggestions', async () => {
    const platform = aShop(0, { 'GET /products/search': () => ({ data: [dress], pagination: {} }) });
    const found = await getSuggestions(platform, { q: 'adi' }, signal);
    expect(found).toEqual({ words: [], categories: [], products: [dress] });
    expect(platform.calls[0]?.options.query).toEqual({ q: 'adi', perPage: 5, page: 1 });
  });

  it.each([null, 'text', {}, { data: null }, { data: { products: 'none' } }])(
    'returns empty lists for %j',
    async (body) => {
      const platform = aShop(1, { 'GET /products/suggestions': () => body });
      expect(await getSuggestions(platform, { q: 'adi' }, signal)).toEqual({ words: [], categories: [], products: [] });
    },
  );
});
