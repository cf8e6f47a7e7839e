import type { SitemapFile } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { sitemapXml } from './sitemap-xml';

describe.each(databases)('the sitemaps on %s', (database) => {
  const api = withApi({
    database,
    contents: 'seeded',
    modules: ['sitemaps'],
    env: { PUBLIC_URL: 'https://shop.example' },
  });
  const read = async (name: string) => {
    const answer = await api.inject({ url: `/sitemaps/${name}` });
    return { status: answer.statusCode, type: answer.headers['content-type'], xml: answer.body };
  };
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

  it('are listed with the time of their newest entry', async () => {
    const { data } = (await api.inject({ url: '/sitemaps' })).json<{ data: SitemapFile[] }>();
    expect(data.map(({ name }) => name)).toEqual(['products-1', 'categories', 'stores', 'texts']);
    const newestOf = async (...tables: ('products' | 'reviews' | 'vendor_ratings')[]) => {
      const moments = await Promise.all(
        tables.map((table) =>
          api.db.selectFrom(table).select('created_at').orderBy('created_at', 'desc').limit(1).execute(),
        ),
      );
      const times = moments.flat().map(({ created_at }) => created_at.getTime());
      return new Date(Math.max(...times)).toISOString();
    };
    const { answered_at } = await api.db
      .selectFrom('product_questions')
      .select(({ fn }) => fn.max('answered_at').as('answered_at'))
      .executeTakeFirstOrThrow();
    const products = [await newestOf('products', 'reviews'), answered_at?.toISOString() ?? ''].sort();
    expect(data.map(({ lastmod }) => lastmod)).toEqual([
      products.at(-1),
      await newestOf('products'),
      await newestOf('products', 'vendor_ratings'),
      null,
    ]);
    for (const { name } of data) expect((await read(name)).status).toBe(200);
  });

  it('list every published product and no other', async () => {
    const slugs = (await api.db.selectFrom('products').select(['id', 'slug']).orderBy('id').execute()).map(
      ({ slug }) => `/${slug}`,
    );
    await api.db.updateTable('products').set({ status: 'removed' }).where('slug', '=', slugs[0]!.slice(1)).execute();
    const { type, xml } = await read('products-1');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(addresses(xml)).toEqual(slugs.slice(1));
    expect(xml).toMatch(/<url><loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>/);
  });

  it('say when the page of a product last changed', async () => {
    const changed = async () =>
      /<loc>[^<]*<\/loc><lastmod>([^<]*)</.exec((await read('products-1')).xml)?.[1] ?? 'no entry';
    const [product] = await api.db
      .selectFrom('products')
      .select(['id', 'created_at'])
      .where('status', '=', 'published')
      .orderBy('id')
      .limit(1)
      .execute();
    const { id, created_at } = product!;
    await api.db.deleteFrom('reviews').where('product_id', '=', id).execute();
    await api.db.deleteFrom('product_questions').where('product_id', '=', id).execute();
    expect(await changed()).toBe(created_at.toISOString());
    const later = (hours: number) => new Date(created_at.getTime() + hours * 3_600_000);

    await api.db
      .updateTable('products')
      .set({ content_changed_at: later(1) })
      .where('id', '=', id)
      .execute();
    expect(await changed()).toBe(later(1).toISOString());
    const review = { product_id: id, user_id: null, name: 'Ada', avatar_key: null, stars: 5, comment: 'Very good bag' };
    await api.db
      .insertInto('reviews')
      .values({ ...review, created_at: later(2) })
      .execute();
    expect(await changed()).toBe(later(2).toISOString());
    const question = { product_id: id, user_id: null, question: 'How wide?', created_at: later(3), answered_at: null };
    const asked = { ...question, answer: null };
    await api.db.insertInto('product_questions').values(asked).execute();
    expect(await changed()).toBe(later(2).toISOString());
    await api.db
      .updateTable('product_questions')
      .set({ answer: '30 cm', answered_at: later(4) })
      .where('product_id', '=', id)
      .execute();
    expect(await changed()).toBe(later(4).toISOString());
  });

  it('list categories with products, stores and texts', async () => {
    expect(addresses((await read('categories')).xml)).toEqual(
      expect.arrayContaining(['/shop/clothing-apparel', '/shop/womens-clothing']),
    );
    expect(addresses((await read('stores')).xml)[0]).toMatch(/^\/store-detail\/\d+$/);
    const texts = addresses((await read('texts')).xml);
    expect(texts).toContain('/editorial/privacy-policy');
    expect(texts).not.toContain('/editorial/faqs');
  });

  it.each(['products-0', 'products-2', 'products-999999', 'products-1e9', 'users', '__proto__', '%00'])(
    'answer 404 for %s',
    async (name) => expect((await read(name)).status).toBe(404),
  );
});

it('a sitemap is valid XML for any address of the shop', () => {
  expect(sitemapXml('https://shop.example/a&b', [{ path: '/x', lastmod: null }])).toContain(
    '<url><loc>https://shop.example/a&amp;b/x</loc></url>',
  );
});
