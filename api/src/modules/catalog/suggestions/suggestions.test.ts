import type { Suggestions } from '@nkm/contracts';
import { databases } from '../../../../test/test-databases';
import { withApi } from '../../../../test/with-api';

describe.each(databases)('suggestions on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const suggest = async (q: string, more = '') => {
    const answer = await api.inject({ url: `/products/suggestions?q=${encodeURIComponent(q)}${more}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Suggestions }>().data;
  };
  const titles = ({ products }: Suggestions) => products.map(({ title }) => title);

  it('list products with picture and price, categories and whole searches', async () => {
    const found = await suggest('dres');
    expect(found.products).toHaveLength(5);
    expect(found.products[0]).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      title: expect.any(String),
      thumbnail: expect.stringMatching(/^\/api\/pictures\/.*\/160\.webp$/),
      selling_price: expect.any(Number),
      original_price: expect.any(Number),
    });
    expect(found.words[0]).toBe('dress');
    expect((await suggest('womens clo')).categories).toEqual([
      { title: "Women's Clothing", slug: 'womens-clothing', parent: 'Clothing & Apparel' },
    ]);
    const [jewelry] = (await suggest('jewelry')).categories;
    expect(jewelry).toMatchObject({ slug: 'jewelry-watches', parent: null });
  });

  it('complete the last word so that every suggested search has results', async () => {
    const { words } = await suggest('ankara dr');
    expect(words).toContain('ankara dress');
    for (const search of words) {
      const answer = await api.inject({ url: `/products/search?q=${encodeURIComponent(search)}` });
      expect([search, answer.json().pagination.total > 0, answer.json().searched_for]).toEqual([
        search,
        true,
        undefined,
      ]);
    }
  });

  it.each([
    ['plasytation', 'PlayStation'],
    ['samsng', 'Samsung'],
    ['iphnoe', 'iPhone'],
    ['ankra dress', 'Ankara'],
    ['lether', 'Leather'],
    ['zamsung', 'Samsung'],
    ['fone', 'Phone'],
    ['headfone', 'Headphones'],
  ])('correct %s to %s', async (typed, meant) => {
    const found = await suggest(typed);
    expect(titles(found).join()).toContain(meant);
    expect(found.words[0]).toMatch(new RegExp(meant, 'i'));
  });

  it('do not repeat a finished word', async () => {
    const found = await suggest('samsung');
    expect(titles(found).join()).toContain('Samsung');
    expect(found.words).not.toContain('samsung');
  });

  it('complete a beginning only to words of products, not to corrected typos', async () => {
    expect((await suggest('sams')).words).toEqual(['samsung']);
  });

  it('put the likeliest meaning of a beginning first: laptops, not bags for laptops', async () => {
    const [first] = (await suggest('lap')).products;
    const product = await api.inject({ url: `/products/${first!.slug}` });
    expect(product.json().data.subcategory.slug).toBe('laptops');
  });

  it('respect the category filter', async () => {
    const slugs = (await suggest('leather', '&category=jewelry-watches')).products.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) {
      const product = await api.inject({ url: `/products/${slug}` });
      expect(product.json().data.category.slug).toBe('jewelry-watches');
    }
    expect((await suggest('leather', '&category=no-such')).products).toEqual([]);
  });

  it.each([
    'zzzzqq',
    'qqqqzz',
    '!!!',
    "' | !x & (",
    'the',
    '\\',
    '%',
    '_',
    '👗',
    ':*',
    '<script>alert(1)</script>',
    'a'.repeat(200),
  ])('do not fail on %j', async (q) => {
    const found = await suggest(q);
    expect(Object.keys(found)).toEqual(['products', 'categories', 'words']);
  });

  it.each(['', '?q=', `?q=${'a'.repeat(201)}`, '?q=a&category=%00'])('refuse the query %j', async (query) => {
    expect((await api.inject({ url: `/products/suggestions${query}` })).statusCode).toBe(422);
  });

  it('can be cached for a minute', async () => {
    const { headers } = await api.inject({ url: '/products/suggestions?q=phone' });
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
  });

  it('follow changes of the products', async () => {
    const word = async (text: string) =>
      (await api.db.selectFrom('search_terms').select('ndoc').where('word', '=', text).executeTakeFirst())?.ndoc;
    expect(await word('with')).toBeUndefined();
    const samsung = await word('samsung');
    const { id } = await api.db
      .selectFrom('products')
      .select('id')
      .where('brand', '=', 'Samsung')
      .limit(1)
      .executeTakeFirstOrThrow();
    await api.db.updateTable('products').set({ title: 'Zobo Kettle', search_words: '' }).where('id', '=', id).execute();
    await api.app.jobs.runNow('refresh search terms');
    expect([await word('zobo'), await word('samsung')]).toEqual([1, samsung! - 1]);
    await api.db.updateTable('products').set({ status: 'removed' }).where('id', '=', id).execute();
    await api.app.jobs.runNow('refresh search terms');
    expect(await word('zobo')).toBeUndefined();
  });

  it('a search with a typo finds the corrected word, and reports it in searched_for', async () => {
    const answer = (await api.inject({ url: '/products/search?q=plasytation' })).json();
    expect(answer).toMatchObject({ searched_for: 'playstation', pagination: { total: expect.any(Number) } });
    expect(answer.data[0].title).toContain('PlayStation');
    expect((await api.inject({ url: '/products/search?q=playstation' })).json().searched_for).toBeUndefined();
  });
});
