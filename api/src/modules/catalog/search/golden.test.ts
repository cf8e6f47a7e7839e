import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Found, readGoldenSearches, recallAt5 } from '../../../../test/golden-searches';
import { API_DIR, databases } from '../../../../test/test-databases';
import { withApi } from '../../../../test/with-api';

/** Recall so far; a lower one is a regression (`npm run bench -w api -- --only=recall` lists the misses). */
const FLOOR = 0.965;
/** Of the part of the searches that `npm test` asks. */
const FLOOR_OF_PART = 0.96;

describe.each(databases)('golden searches on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const ask = async (url: string) =>
    (await api.inject({ url })).json<{ data: Found[]; pagination: { total: number } }>();

  it('find the products that Nigerian shoppers mean', async () => {
    const { pagination } = await ask('/products');
    const pages = Array.from({ length: Math.ceil(pagination.total / 100) }, (_, index) => index + 1);
    const all = (await Promise.all(pages.map((page) => ask(`/products?perPage=100&page=${page}`)))).flatMap(
      ({ data }) => data,
    );
    const golden = readGoldenSearches(readFileSync(path.join(API_DIR, 'test', 'golden-searches.txt'), 'utf8'));
    expect(golden.length).toBeGreaterThanOrEqual(200);
    const recalls: number[] = [];
    // `npm test` asks every third search, and the embedded database, which is slow here, every 27th; the audit all.
    const part = process.env.BOTH_DATABASES ? 1 : { postgres: 3, pglite: 27 }[database];
    for (const search of golden.filter((_, index) => index % part === 0)) {
      // A query without a matching product in the catalogue would prove nothing.
      expect([search.query, all.some(search.isMeant)]).toEqual([search.query, true]);
      const { data } = await ask(`/products/search?q=${encodeURIComponent(search.query)}`);
      recalls.push(recallAt5(search, data, all));
    }
    expect(recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length).toBeGreaterThanOrEqual(
      part === 1 ? FLOOR : FLOOR_OF_PART,
    );
  });

  it('put a product before the accessories for it', async () => {
    const { data } = await ask('/products/search?q=iphone');
    const titles = data.map(({ title }) => title);
    expect(titles[0]).toMatch(/iPhone/);
    const firstAccessory = titles.findIndex((title) => /\bfor\b/.test(title));
    expect(firstAccessory).toBeGreaterThan(0);
    expect(titles.slice(firstAccessory).filter((title) => /iPhone/.test(title) && !/\bfor\b/.test(title))).toEqual([]);
  });
});
