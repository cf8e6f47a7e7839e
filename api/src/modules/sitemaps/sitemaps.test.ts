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
    const { created_at } = await api.db
      .selectFrom('products')
      .select('created_at')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(data.map(({ lastmod }) => lastmod)).toEqual([...Array<string>(3).fill(created_at.toISOString()), null]);
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
