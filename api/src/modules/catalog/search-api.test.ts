import type { Category, ProductCard } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('search endpoint on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const search = async (q: string, more = '') => {
    const response = await api.inject({ url: `/products/search?q=${encodeURIComponent(q)}${more}` });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: ProductCard[]; pagination: { total: number } }>();
  };

  it('CAT-CALL-009 GET /products/search?q=&perPage=&page= finds products, titles first', async () => {
    const { data, pagination } = await search('ankara dress', '&perPage=20&page=1');
    expect(data[0]?.title).toMatch(/Ankara.*Dress/);
    expect(pagination).toMatchObject({ current_page: 1, perPage: 20 });
    expect(pagination.total).toBeGreaterThanOrEqual(1);
  });

  it('finds by the beginning of a word, by brand and by subcategory, in any case', async () => {
    for (const q of ['playst', 'SONY', 'PlayStation 5']) {
      expect((await search(q)).data.map(({ title }) => title).join()).toContain('PlayStation');
    }
    expect((await search('power tools')).data.some(({ subcategory }) => subcategory.slug === 'power-tools')).toBe(true);
  });

  it('respects the category filter and the sort order', async () => {
    const { data } = await search('leather', '&category=jewelry-watches&sort=price_asc');
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map(({ category }) => category.slug))).toEqual(new Set(['jewelry-watches']));
    const prices = data.map(({ selling_price }) => selling_price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await search('leather', '&category=no-such')).data).toEqual([]);
  });

  it('shows products in the colour first, then other colours, when few match', async () => {
    const { data } = await search('red handbag');
    expect(data.length).toBeGreaterThan(4);
    expect(data.map(({ subcategory }) => subcategory.slug).slice(1, 4)).toEqual(Array(3).fill('womens-bags'));
    expect((await search('hp 107a')).data).toHaveLength(1);
  });

  it('shows products with the brand or word first, then others of the kind, when few match', async () => {
    for (const [q, first, kind] of [
      ['oraimo earpiece', /^Oraimo/, 'headphones'],
      ['jollof pot', /Jollof/, 'cookware'],
    ] as const) {
      const { data } = await search(q);
      expect(data[0]?.title).toMatch(first);
      expect(data.slice(0, 4).map(({ subcategory }) => subcategory.slug)).toEqual(Array(4).fill(kind));
    }
  });

  it('ranks the thing itself before products that only mention it', async () => {
    const { data } = await search('gen wey no dey make noise');
    expect(data[0]?.subcategory.slug).toBe('generators-stabilizers');
  });

  it('drops an amount that no product has, and an age', async () => {
    expect((await search('7.5kva generator')).data[0]?.title).toMatch(/Generator/);
    expect((await search('shoe for 5 year old boy')).data[0]?.subcategory.slug).toBe('kids-shoes');
  });

  it('finds one of two things when no product is both', async () => {
    expect((await search('solar fan')).data[0]?.title).toMatch(/Fan/);
  });

  it('finds the purpose when no product matches the thing', async () => {
    expect((await search('umbrella for pepper')).data[0]?.title).toMatch(/Pepper/);
  });

  it.each([
    ['invata', 'inverter'],
    ['blenda', 'blender'],
    ['aifon', 'iphone'],
    ['goggle tv', 'google tv'],
    ['kettle umbrella', 'kettle'],
  ])('corrects %s to %s, and reports it in searched_for', async (typed, meant) => {
    const { data, ...told } = await search(typed);
    expect(told).toMatchObject({ searched_for: meant });
    expect(data[0]!.id).toBe((await search(meant)).data[0]!.id);
  });

  it.each(['a', 's'])('shows popular products with a word that begins with the letter %s', async (letter) => {
    const { data } = await search(letter);
    expect(data.length).toBeGreaterThan(0);
    const begins = new RegExp(`(^|\\P{L})${letter}`, 'iu');
    for (const { title } of data) expect(title).toMatch(begins);
  });

  it.each(['aaaa', 'a'.repeat(200)])('finds nothing for %s, not even by its first letter', async (typed) => {
    expect(await search(typed)).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it('shows other phones when no used phone exists', async () => {
    const { data } = await search('london used phone');
    expect(data.length).toBeGreaterThan(4);
    expect(data.some(({ subcategory }) => ['smartphones', 'feature-phones'].includes(subcategory.slug))).toBe(true);
  });

  it('ignores diacritics that the titles lack', async () => {
    expect((await search('ṣòkòtò')).data[0]?.title).toMatch(/Sokoto/);
  });

  it('treats an amount above all prices as words', async () => {
    expect((await search('phone above 99999999999999999999')).pagination.total).toBeGreaterThan(0);
  });

  it('applies a price in the text, and drops it when no product is that cheap', async () => {
    const priced = await search('phones under 50k');
    const prices = priced.data.map(({ selling_price }) => selling_price);
    expect(prices.length).toBeGreaterThan(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(50_000);
    expect((await search('under 5000')).data.every(({ selling_price }) => selling_price <= 5000)).toBe(true);
    expect(await search('laptop under 600')).toMatchObject({ searched_for: 'laptop' });
  });

  it.each(['zzzz', '!!!', "' | !x & (", 'the', '\\', '%', '👗', ':*', 'a'.repeat(200)])(
    'does not fail on %j',
    async (q) => {
      const { data, pagination } = await search(q);
      expect(Array.isArray(data)).toBe(true);
      expect(data).toHaveLength(Math.min(pagination.total, 20));
    },
  );

  it.each([
    '/products/search',
    '/products/search?q=',
    '/products/search?q=%20',
    `/products/search?q=${'a'.repeat(201)}`,
  ])('refuses %s', async (url) => {
    const response = await api.inject({ url });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { q: [expect.any(String)] } });
  });

  describe('categories', () => {
    it.each(['/subcategories', '/subcategories/type'])(
      'CAT-CALL-001 API-FIELD-002 GET %s returns the five categories with types and subcategories',
      async (url) => {
        const { data } = (await api.inject({ url })).json<{ data: Category[] }>();
        expect(data.map(({ slug }) => slug)).toEqual([
          'consumer-electronic',
          'clothing-apparel',
          'home-garden-kitchen',
          'jewelry-watches',
          'computer-technology',
        ]);
        for (const category of data) {
          expect(category).toEqual({
            id: expect.any(Number),
            title: expect.any(String),
            icon: expect.stringMatching(/^\/api\/pictures\//),
            slug: expect.any(String),
            types: expect.any(Array),
            subcategories: category.types.flatMap(({ subcategories }) => subcategories),
          });
          expect(category.types.length).toBeGreaterThanOrEqual(4);
          expect(category.subcategories[0]).toEqual({
            id: expect.any(Number),
            title: expect.any(String),
            slug: expect.any(String),
          });
        }
      },
    );

    it.each([
      'womens-clothing',
      'pc-desktops',
      'power-tools',
      'hair-treatments',
      'action',
      'bracelets',
      'playstation-5',
    ])('have products in the subcategory %s, to which the home page links', async (slug) => {
      const { pagination } = (await api.inject({ url: `/subcategories/${slug}` })).json<{
        pagination: { total: number };
      }>();
      expect(pagination.total).toBeGreaterThanOrEqual(6);
    });
  });
});
