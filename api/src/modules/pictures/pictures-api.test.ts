import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withApi } from '../../../test/with-api';
import { prepareFirstPage } from './prepare-first-page';

const dataDir = path.join(tmpdir(), `nkm-pictures-api-${process.pid}`);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the pictures', () => {
  const api = withApi({ database: 'pglite', contents: 'seeded', modules: ['pictures'], env: { DATA_DIR: dataDir } });
  const firstKey = async () => {
    const row = await api.db
      .selectFrom('products')
      .select('picture_key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return row.picture_key;
  };

  it.each([
    ['320.avif', 'image/avif'],
    ['160.webp', 'image/webp'],
  ])('are served as %s, cacheable forever', async (rendition, type) => {
    const response = await api.inject({ url: `/pictures/${await firstKey()}/${rendition}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('are composed at the first request and stored', async () => {
    const key = await firstKey();
    const file = path.join(dataDir, 'pictures', '640', `${key}.webp`);
    expect(existsSync(file)).toBe(false);
    const { rawPayload } = await api.inject({ url: `/pictures/${key}/640.webp` });
    expect(existsSync(file)).toBe(true);
    expect((await api.inject({ url: `/pictures/${key}/640.webp` })).rawPayload).toEqual(rawPayload);
  });

  it.each(['321.avif', '320.png', '320', 'x'])('are refused in the rendition %s', async (rendition) => {
    const response = await api.inject({ url: `/pictures/${await firstKey()}/${rendition}` });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { rendition: [expect.any(String)] } });
    expect(response.headers['cache-control']).toBeUndefined();
  });

  it.each(['no-such-key', '..%2F..%2Fowner.json', '%00', 'A', 'x'.repeat(200), '%2e%2e'])(
    'answer 404 for the key %s',
    async (key) => {
      const response = await api.inject({ url: `/pictures/${key}/320.avif` });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: expect.any(String) });
    },
  );

  it('of the first pages are prepared: icons, then small cards, then large cards', async () => {
    const prepared: string[] = [];
    await prepareFirstPage(api.db, {
      prepare: async (key, { width, format }) => void prepared.push(`${key}/${width}.${format}`),
    });
    const icons = prepared.slice(0, 5);
    const cards = prepared.slice(5);
    expect(icons.every((name) => /^category-.*\/160\.webp$/.test(name))).toBe(true);
    expect(cards[0]).toBe(`${await firstKey()}/320.avif`);
    expect(cards.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.findIndex((name) => name.endsWith('/640.avif'))).toBe(cards.length / 2);
    const ofBlock = await api.db.selectFrom('products').select('picture_key').where('category_id', '=', 4).orderBy('id', 'desc').limit(4).execute(); // prettier-ignore
    expect(cards).toEqual(expect.arrayContaining(ofBlock.map(({ picture_key }) => `${picture_key}/640.avif`)));
  });

  it('exist for every key that the shop shows', async () => {
    const missing = await api.db
      .selectFrom('product_pictures')
      .leftJoin('pictures', 'pictures.key', 'product_pictures.picture_key')
      .select('picture_key')
      .where('pictures.key', 'is', null)
      .execute();
    expect(missing).toEqual([]);
  });
});
