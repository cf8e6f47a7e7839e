import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { readFirstPictures } from '../catalog/public';
import { findSource } from './find-source';
import { inspectPhotograph } from './photographs/inspect-photograph';
import { PhotographFolder } from './photographs/photograph-store';
import { type Photograph, savePhotograph } from './photographs/save-photograph';
import { prepareFirstPage } from './prepare-first-page';

const dataDir = path.join(tmpdir(), `nkm-pictures-api-${process.pid}`);
const photoDir = `${dataDir}-photographs`;
afterAll(() => rm(photoDir, { recursive: true, force: true }));
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
    ['160.jpg', 'image/jpeg'],
    ['960.jpg', 'image/jpeg'],
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
    await prepareFirstPage(await readFirstPictures(api.db), {
      prepare: async (key, { width, format }) => void prepared.push(`${key}/${width}.${format}`),
    });
    const icons = prepared.slice(0, 5);
    const cards = prepared.slice(5);
    expect(icons.every((name) => /^category-.*\/160\.webp$/.test(name))).toBe(true);
    expect(cards[0]).toBe(`${await firstKey()}/320.avif`);
    expect(cards.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.findIndex((name) => name.endsWith('/640.avif'))).toBe(cards.length / 2);
    const ofBlock = await api.db
      .selectFrom('products')
      .select('picture_key')
      .where('category_id', '=', 4)
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
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

describe.each(databases)('photographs on %s', (database) => {
  const api = withApi({ database, contents: 'bare', modules: ['pictures'], env: { DATA_DIR: photoDir } });
  const store = new PhotographFolder(photoDir);

  async function photographOf(alternativeText: string): Promise<{ original: Buffer; photograph: Photograph }> {
    const canvas = { width: 600, height: 400, channels: 3 as const, background: '#27338c' };
    const original = await sharp({ create: canvas }).jpeg().toBuffer();
    const photograph = { ...(await inspectPhotograph(original)), focus: { x: 0.2, y: 0.5 }, alternativeText };
    return { original, photograph };
  }

  it('are served as AVIF and WebP, cacheable forever', async () => {
    const { original, photograph } = await photographOf('A blue dress');
    await store.put(photograph.contentHash, original);
    const key = await savePhotograph(api.db, 'blue-dress', photograph);
    expect(await savePhotograph(api.db, 'blue-dress', photograph)).toBe(key);
    for (const format of ['avif', 'webp']) {
      const answer = await api.inject({ url: `/pictures/${key}/320.${format}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
    }
    expect((await api.inject({ url: `/pictures/${key}/1440.webp` })).statusCode).toBe(404);
  });

  it('answer 503, which no cache keeps, while this server cannot reach the original', async () => {
    const { photograph } = await photographOf('A dress that is somewhere else');
    const key = await savePhotograph(api.db, 'far-dress', { ...photograph, contentHash: 'cd'.repeat(32) });
    const answer = await api.inject({ url: `/pictures/${key}/320.avif` });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it('need no art', async () => {
    const { original, photograph } = await photographOf('Another blue dress');
    await store.put(photograph.contentHash, original);
    const key = await savePhotograph(api.db, 'other-dress', photograph);
    const drawArt = () => Promise.reject(new Error('There is no art.'));
    const source = await findSource(api.db, key, { drawArt, originals: store });
    expect(await sharp(await source!.render(160, 'webp')).metadata()).toMatchObject({ width: 160 });
  });
});
